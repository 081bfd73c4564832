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

  @Test func `where there is little room it is a sheet, which can be closed`() {
    struct Inspected: View {
      var isCompact = true
      @State private var isPresented = true

      var body: some View {
        Text("\(isPresented)")
          .inspector(isPresented: $isPresented) { Text("more") }
          .environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
      }
    }
    let host = ViewHost(Inspected())
    host.run(for: 1)
    #expect(host.frame(of: "more").map { $0.midX == 160 } == true)
    #expect(host.frame(of: "true").map { $0.midX == 160 } == true)
    host.key(.escape)
    host.run(for: 1)
    #expect(host.strings == ["false"])
    let wide = ViewHost(Inspected(isCompact: false))
    #expect(wide.frame(of: "more").map { $0.midX > 200 } == true)
  }
}
