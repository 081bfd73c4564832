public import Foundation

/// A change to a layer's pixels after its contents are drawn; lengths are in points.
public enum Filter: Hashable, Sendable {
  /// A Gaussian of standard deviation `radius`. Opaque: the edge pixels extend outwards, not clear.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The layer's alpha in one colour, blurred, moved and drawn behind the layer.
  case shadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
  case colorMatrix(ColorMatrix)
  /// Alpha between the bounds becomes `color`, everything else clear.
  case alphaThreshold(min: Double, max: Double, color: Color.Resolved)

  /// The filter that does what this one and then `next` do; nil when it takes both.
  ///
  /// The variances of Gaussians add up; a negative or NaN radius does not blur. Blurs that extend
  /// edge pixels are left alone.
  func followed(by next: Filter) -> Filter? {
    guard case .blur(let first, false) = self, case .blur(let second, false) = next else {
      return nil
    }
    return .blur(radius: hypot(max(0, first), max(0, second)), isOpaque: false)
  }
}
