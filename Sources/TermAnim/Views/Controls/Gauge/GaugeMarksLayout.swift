import Foundation

/// Views beside each other, the middle of each at a share of the width, and all within it.
struct GaugeMarksLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// 0...1; nil is where the view would be if all were spread evenly.
  let places: [Double?]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let least = sizes.map(\.width).reduce(0, +)
    return CGSize(
      width: proposal.width.map { $0.isFinite ? max(0, $0) : least } ?? least,
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let width = subview.sizeThatFits(.unspecified).width
      let middle = CGFloat(place(of: index, among: subviews.count)) * bounds.width
      let start = max(0, min(middle - width / 2, bounds.width - width))
      subview.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.minY), proposal: .unspecified)
    }
  }

  private func place(of index: Int, among count: Int) -> Double {
    let even = count > 1 ? Double(index) / Double(count - 1) : 0.5
    return places.indices.contains(index) ? places[index] ?? even : even
  }
}
