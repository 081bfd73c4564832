import Foundation
import Testing

@testable import TermAnim

private struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// What modifiers made of closures cost when the closures do what they did.
@MainActor
struct TraitElementTests {
  /// What a layout has done and seen; only used on the main actor, as layouts are.
  private final class Count: @unchecked Sendable {
    var placements = 0
    /// The share that its view has.
    var share: CGFloat = 0
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

  @Test func `of several z indices, priorities or values for a layout the innermost counts`() {
    let layers = ViewHost(
      ZStack {
        Color.red.frame(width: 10).zIndex(1).zIndex(3)
        Color.blue.frame(width: 20).zIndex(2)
      })
    #expect(layers.drawing.compactMap { $0.bounds?.width } == [10, 20])
    let row = ViewHost(
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).padding(0).layoutPriority(0)
        Color.blue.frame(minWidth: 20)
      })
    #expect(row.drawing.compactMap { $0.bounds?.width } == [300, 20])
    _ = ViewHost(
      Reading(count: count) {
        Color.red.layoutValue(key: Share.self, value: 2).layoutValue(key: Share.self, value: 3)
      })
    #expect(count.share == 2)
  }

  @Test func `a spacer that is given a priority has it`() {
    let row = ViewHost(
      HStack(spacing: 0) {
        Color.red
        Spacer().layoutPriority(1)
      })
    let plain = ViewHost(
      HStack(spacing: 0) {
        Color.red; Spacer()
      })
    #expect(row.drawing.compactMap { $0.bounds?.width }.reduce(0, +) == 0)
    #expect(plain.firstBox?.width ?? 0 > 300)
  }

  /// Keeps the share that its view has.
  private struct Reading: FillingLayout {
    let count: Count

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      count.share = subviews[0][Share.self]
    }
  }

  private func limited(_ view: AnyView, to limit: Int) -> some View {
    view.padding(1).transformEnvironment(\.lineLimit) { $0 = limit }
  }
}
