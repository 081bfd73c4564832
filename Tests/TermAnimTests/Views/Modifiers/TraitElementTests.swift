import Foundation
import Testing

@testable import TermAnim

private struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// What modifiers made of closures cost when the closures do what they did.
@MainActor
struct TraitElementTests {
  /// How often a layout has placed what it arranges; only used on the main actor, as layouts are.
  private final class Count: @unchecked Sendable {
    var placements = 0
  }

  private struct Counting: CornerLayout {
    let count: Count

    func willPlace() { count.placements += 1 }
  }

  private let probe = Probe()
  private let count = Count()

  /// How often a layout places again for a change of `probe.u` from 1 to 2.
  private func placements<Made: View>(
    @ViewBuilder _ make: @escaping (AnyView, Double) -> Made
  ) -> Int {
    let inside = AnyView(Color.red)
    let host = ViewHost(
      ProbeView(probe) { [count] u, _, _ in
        Counting(count: count) { make(inside, u) }
      })
    probe.u = 1
    host.settle()
    let before = count.placements
    probe.u = 2
    host.settle()
    return count.placements - before
  }

  @Test func `a value for layouts that stays lays nothing out again`() {
    #expect(placements { view, u in view.layoutValue(key: Share.self, value: min(u, 1)) } == 0)
    #expect(placements { view, u in view.layoutValue(key: Share.self, value: u) } > 0)
  }

  @Test func `an edit of the environment that does the same lays nothing out again`() {
    #expect(placements { view, u in limited(view, to: min(Int(u), 1)) } == 0)
    #expect(placements { view, u in limited(view, to: Int(u)) } > 0)
  }

  private func limited(_ view: AnyView, to limit: Int) -> some View {
    view.padding(1).transformEnvironment(\.lineLimit) { $0 = limit }
  }
}
