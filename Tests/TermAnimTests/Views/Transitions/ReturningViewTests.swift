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

  @Test func `a view that leaves once more is seen to, though the first time is over only now`() {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, isGone in VStack { Dot(isThere: !isGone) } })
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    probe.flag = false
    host.advance(by: 0.1)
    // The first way out ends between two frames, and is found to be over as the second begins.
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.advance(by: 0.6)
    host.advance(by: 0.5)
    #expect(host.drawing.map(\.opacity) == [0.5])
    host.run(for: 1)
    #expect(host.drawing.isEmpty)
  }

  /// A view that shows how many of its kind came before it, and itself.
  private struct Numbered: View {
    let count: HeldValue<Int>
    @State private var number = 0

    var body: some View {
      Text("\(number)").onAppear {
        count.value += 1
        number = count.value
      }
    }
  }

  /// Lets what `around` shows leave and, while it does, what is inside go; then lets both come
  /// back.
  private func expectToKeepState<Content: View>(
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ around: @escaping (_ isThere: Bool, _ content: AnyView) -> Content
  ) {
    let (outer, inner, count) = (Probe(), Probe(), HeldValue(0))
    let content = AnyView(
      ProbeView(inner) { _, _, isGone in if !isGone { Numbered(count: count) } })
    let host = ViewHost(ProbeView(outer) { _, _, isGone in VStack { around(!isGone, content) } })
    withAnimation(.linear(duration: 1)) { outer.flag = true }
    host.advance(by: 0.1)
    inner.flag = true
    host.advance(by: 0.4)
    #expect(host.strings == ["1"], sourceLocation: sourceLocation)
    inner.flag = false
    withAnimation(.linear(duration: 1)) { outer.flag = false }
    host.run(for: 2)
    #expect(host.strings == ["1"], sourceLocation: sourceLocation)
  }

  @Test func `what has gone within them meanwhile comes back with its state`() {
    expectToKeepState { isThere, content in if isThere { content } }
    expectToKeepState { isThere, content in
      Group(subviews: content) { ForEach($0.prefix(isThere ? 1 : 0)) { $0 } }
    }
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
