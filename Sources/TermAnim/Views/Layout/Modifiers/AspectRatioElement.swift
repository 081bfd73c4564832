import Foundation

/// The element of an `AspectRatioModifier`.
final class AspectRatioElement: UnaryLayoutElement<AspectRatioModifier> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: inner(proposal))
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.size(for: .unspecified)
    let ratio = modifier.aspectRatio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ProposedViewSize(fitted(ratio, in: ideal))
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedViewSize(fitted(ratio, in: CGSize(width: width, height: height)))
    }
  }

  private func fitted(_ ratio: CGFloat, in size: CGSize) -> CGSize {
    let isWidthBound = (size.width / ratio < size.height) == (modifier.contentMode == .fit)
    return isWidthBound
      ? CGSize(width: size.width, height: size.width / ratio)
      : CGSize(width: size.height * ratio, height: size.height)
  }
}
