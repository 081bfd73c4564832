public import Foundation

extension EnvironmentValues {
  /// Points across a pixel.
  public var pixelLength: CGFloat { 1 / pixelsPerPoint.width }
}
