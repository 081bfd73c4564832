public import Foundation

/// A pane of frosted glass: what lies behind, blurred and coloured more strongly, under a veil.
///
/// What lies behind is all that has been drawn before, also outside of the layers around. The
/// terminal's own characters behind it are dimmed by the veil and not blurred.
public struct MaterialPaint: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var blurRadius: CGFloat
  /// How strong the colours behind are: 0 is grey, 1 as they are.
  public var saturation: Double
  /// What is laid over; translucent, or nothing would be seen of what is behind.
  public var veil: Color.Resolved
  /// Whether the veil is the thinner the nearer what is behind is to it in lightness, so that only
  /// what stands out from it is veiled.
  public var adapts: Bool

  public init(
    blurRadius: CGFloat, saturation: Double, veil: Color.Resolved, adapts: Bool = false
  ) {
    (self.blurRadius, self.saturation, self.veil) = (blurRadius, saturation, veil)
    self.adapts = adapts
  }
}
