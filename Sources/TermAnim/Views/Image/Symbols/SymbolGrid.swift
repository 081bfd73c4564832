import Foundation

/// The pixels that a small symbol is fitted to where it is drawn as its outline: sides and place
/// are whole pixels, and a stroke is about one at least, so that it is not grey.
struct SymbolGrid: Equatable, Sendable {
  private let pixelsPerPoint: CGSize

  /// The pixels an em from which on half a pixel is nothing.
  private static let leastFree = 16.0
  /// The least width of a stroke, in pixels.
  private static let leastStroke = 0.88

  /// Nil where symbols of `size` points an em are exact: they are large, or there are no cells.
  init?(for size: CGFloat, in environment: EnvironmentValues) {
    let scale = environment.pixelsPerPoint
    guard environment.hasCells, scale.width > 0, size * scale.height < Self.leastFree else {
      return nil
    }
    pixelsPerPoint = scale
  }

  /// The font in a weight whose strokes can be seen.
  func font(_ font: FontDescription) -> FontDescription {
    let capitals = font.size * pixelsPerPoint.height * FaceFit.capShare
    guard capitals > 1 else { return font }
    var font = font
    let stroke = min(Self.leastStroke / capitals, Font.Weight.semibold.stroke)
    font.weight = Font.Weight(stroke: max(font.weight.stroke, stroke))
    return font
  }

  /// The nearest size of whole pixels, at least one each way.
  ///
  /// What is as wide as high mostly has something in its middle, such as the plus in a circle, and
  /// has odd numbers of pixels.
  func size(nearestTo size: CGSize) -> CGSize {
    let (width, height) = (size.width * pixelsPerPoint.width, size.height * pixelsPerPoint.height)
    let isSquare = abs(width - height) < 0.5
    return CGSize(
      width: Self.pixels(width, isOdd: isSquare) / pixelsPerPoint.width,
      height: Self.pixels(height, isOdd: isSquare) / pixelsPerPoint.height)
  }

  private static func pixels(_ length: CGFloat, isOdd: Bool) -> CGFloat {
    max(isOdd ? ((length - 1.5) / 2).rounded(.up) * 2 + 1 : length.rounded(), 1)
  }

  /// The frame moved to the nearest pixels, in a space whose origin is `offset` on the grid.
  func frame(nearestTo frame: CGRect, from offset: CGPoint) -> CGRect {
    CGRect(
      origin: GridUnit.pixel.nearest(
        to: frame.origin, pixelsPerPoint: pixelsPerPoint, from: offset),
      size: frame.size)
  }
}
