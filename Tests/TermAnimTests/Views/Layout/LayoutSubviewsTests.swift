import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LayoutSubviewsTests {
  /// Puts what `choose` says of the views at the upper left corner, and the others where nobody
  /// sees them.
  private struct Choice: Layout {
    let choose: @Sendable (LayoutSubviews) -> LayoutSubviews

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for view in subviews { view.place(at: CGPoint(x: 999, y: 0), proposal: .unspecified) }
      for view in choose(subviews) { view.place(at: .zero, proposal: .unspecified) }
    }
  }

  /// The widths of the views that `choose` picks from four of 1 to 4 points.
  private func widths(
    _ choose: @escaping @Sendable (LayoutSubviews) -> LayoutSubviews
  ) -> [CGFloat] {
    let view = Choice(choose: choose) {
      ForEach(1..<5) { Color.red.frame(width: CGFloat($0), height: 1) }
    }
    return ViewHost(view, size: CGSize(width: 100, height: 100)).drawing
      .compactMap(\.bounds).filter { $0.minX == 0 }.map(\.width)
  }

  @Test func `a part of the views are views to be arranged`() {
    #expect(widths { $0[1...] } == [2, 3, 4])
    #expect(widths { $0.dropFirst().dropLast() } == [2, 3])
    #expect(widths { $0[[0, 2]] } == [1, 3])
    #expect(widths { $0[1...][[0]] } == [2])
    #expect(widths { $0[0..<0] }.isEmpty)
  }
}
