import Foundation

/// Puts each word of a slider below its mark.
struct SliderTickLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// 0...1, one for each of the words.
  let fractions: [Double]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let knob = SliderTrack.height
    let room = max(bounds.width - knob, 0)
    for (subview, fraction) in zip(subviews, fractions) {
      let middle = bounds.minX + knob / 2 + CGFloat(fraction) * room
      let width = subview.sizeThatFits(.unspecified).width
      let x = min(max(middle - width / 2, bounds.minX), max(bounds.maxX - width, bounds.minX))
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}
