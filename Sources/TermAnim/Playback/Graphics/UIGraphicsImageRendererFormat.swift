public import Foundation

/// How a renderer makes its pictures.
///
/// A class there, a class here.
public final class UIGraphicsImageRendererFormat {
  /// Pixels across a point; what is not positive and finite is 1.
  public var scale: CGFloat = 1
  /// Whether what is clear is black instead.
  public var opaque = false
  /// Of no effect: pictures are sRGB with 8 bits.
  public var preferredRange = Range.automatic

  public init() {}

  /// Which colours there would be.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// What suits the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// What suits the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}
