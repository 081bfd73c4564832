import Foundation
import Testing

@testable import TermAnim

@MainActor
struct InspectorTests {
  private func right(_ host: ViewHost) -> CGFloat? {
    host.firstBox?.maxX
  }

  @Test func `the column takes its room from the view, by the animation of the change`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Color.red.inspector(isPresented: .constant(v > 0)) {
          Text("more").inspectorColumnWidth(min: 10, ideal: 60)
        }
      }, size: CGSize(width: 300, height: 100))
    #expect(right(host) == 300 && host.strings.isEmpty)
    host.animate { probe.v = 1 }
    host.advance(by: 0.5)
    #expect(right(host).map { $0 > 236 && $0 < 300 } == true)
    host.run(for: 1)
    #expect(right(host) == 236 && host.strings == ["more"])
  }
}
