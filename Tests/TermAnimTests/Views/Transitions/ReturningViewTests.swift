import Foundation
import Testing

@testable import TermAnim

/// Views that come back while they are still seen leaving.
@MainActor
struct ReturningViewTests {
  private struct Dot: View {
    let isThere: Bool

    var body: some View {
      if isThere { Color.red.frame(width: 10, height: 10) }
    }
  }

  /// Whether a view that leaves while a number becomes 40, and comes back, is the one for 40.
  private func isRight<Content: View>(
    @ViewBuilder _ view: @escaping (_ number: Double, _ isThere: Bool) -> Content
  ) -> Bool {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { number, _, isGone in view(number, !isGone) })
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.advance(by: 0.5)
    probe.u = 40
    host.advance(by: 0.1)
    withAnimation(.linear(duration: 1)) { probe.flag = false }
    host.run(for: 2)
    return host.displayList == ViewHost(view(40, true)).displayList
  }

  @Test func `a modifier around them is what it became meanwhile`() {
    #expect(isRight { number, isThere in Dot(isThere: isThere).offset(x: number) })
    #expect(isRight { number, isThere in Dot(isThere: isThere).opacity(number / 80) })
  }

  @Test func `what is behind them is what it became meanwhile`() {
    #expect(
      isRight { number, isThere in
        Dot(isThere: isThere).background { Color.blue.frame(width: number, height: 2) }
      })
    #expect(
      isRight { number, isThere in
        Dot(isThere: isThere)
          .overlay(alignment: number > 20 ? .top : .bottom) {
            Color.blue.frame(width: 2, height: 2)
          }
      })
  }
}
