/// One frame as pixels and characters, and where it differs from the frame before it.
///
/// A view of memory that the rasteriser goes on using: read it before the next picture is drawn.
public struct Picture {
  public var pixels: PixelBuffer
  /// In order of row, then column; no two overlap.
  public var characters: [PlacedCharacter]
  /// Where pixels or characters may have changed since the last picture; nil is everywhere.
  public var damage: [PixelRect]?

  public init(
    pixels: PixelBuffer, characters: [PlacedCharacter] = [], damage: [PixelRect]? = nil
  ) {
    (self.pixels, self.characters, self.damage) = (pixels, characters, damage)
  }
}
