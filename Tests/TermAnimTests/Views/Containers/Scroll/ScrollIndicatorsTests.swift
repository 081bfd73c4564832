import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ScrollIndicatorsTests {
  private let size = CGSize(width: 100, height: 100)

  /// Twelve rows, and one more when the probe says so, of which the last is kept in sight.
  private func host(_ probe: Probe) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, hasMore in
        ScrollView {
          ForEach(0..<(hasMore ? 13 : 12), id: \.self) { _ in
            Color.red.frame(width: 40, height: 40)
          }
        }
        .defaultScrollAnchor(.bottom)
      }, size: size)
  }

  private func hasBar(_ host: ViewHost) -> Bool {
    host.drawing.contains { $0.bounds?.width == 4 }
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `no bar comes when the program scrolls, and nothing waits for one to go`(
    animation: Animation?
  ) {
    let probe = Probe()
    let host = host(probe)
    let before = host.firstBox?.minY
    host.animate(animation) { probe.flag = true }
    host.advance(by: 0.5)
    #expect(!hasBar(host) && host.firstBox?.minY != before)
    host.run(for: 1)
    #expect(!hasBar(host) && !host.graph.isAnimating && host.graph.nextWakeUp == nil)
  }

  @Test func `a bar comes with the wheel and with a drag, at once`() {
    let probe = Probe()
    let host = host(probe)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40))
    #expect(hasBar(host))
    host.run(for: 3)
    #expect(!hasBar(host))
    host.press(at: CGPoint(x: 50, y: 50))
    host.move(to: CGPoint(x: 50, y: 80))
    #expect(hasBar(host))
  }

  @Test func `hidden bars wait for nothing when a person scrolls`() {
    let host = ViewHost(
      ScrollView { Color.red.frame(width: 40, height: 400) }.scrollIndicators(.hidden), size: size)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 40))
    while host.graph.isAnimating { host.advance(by: 1.0 / 60) }
    #expect(host.firstBox?.minY != 0)
    #expect(host.graph.nextWakeUp == nil)
  }
}
