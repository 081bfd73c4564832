import Foundation
import Testing

@testable import TermAnim

@MainActor
struct BlurReplaceTests {
  private let probe = Probe()

  private func host(_ transition: some Transition) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if flag { Rectangle().frame(width: 100, height: 100).transition(transition) }
        }
      })
  }

  private func blur(_ host: ViewHost) -> Double {
    let filters = host.drawing.last?.layers.flatMap(\.filters) ?? []
    for case .blur(let radius, _) in filters { return Double(radius) }
    return 0
  }

  private func expect(_ host: ViewHost, width: Double, blur radius: Double, opacity: Double) {
    #expect(abs((host.lastBox?.width ?? 0) - width) < 1e-6)
    #expect(abs(blur(host) - radius) < 1e-6)
    #expect(abs((host.drawing.last?.opacity ?? 0) - opacity) < 1e-6)
  }

  @Test func `a view comes in growing out of a blur and goes shrinking into one`() {
    let host = host(.blurReplace)
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    expect(host, width: 95, blur: 3.5, opacity: 0.5)
    host.advance(by: 1)
    expect(host, width: 100, blur: 0, opacity: 1)
    host.animate { probe.flag = false }
    host.advance(by: 0.25)
    expect(host, width: 97.5, blur: 1.75, opacity: 0.75)
    host.advance(by: 1)
    #expect(host.drawing.isEmpty)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `with the other configuration it goes growing`() {
    let host = host(.blurReplace(.upUp))
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    expect(host, width: 95, blur: 3.5, opacity: 0.5)
    host.advance(by: 1)
    host.animate { probe.flag = false }
    host.advance(by: 0.5)
    expect(host, width: 105, blur: 3.5, opacity: 0.5)
  }
}
