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
}
