/// What the characters of a run are coloured with.
enum CharacterInk {
  /// A straight pixel for all of them.
  case plain(UInt32)
  /// What has been painted in their cells.
  case painted(Surface)

  init(_ color: Color.Resolved, opacity: Double) {
    var color = color
    color.opacity *= Float(opacity)
    self = .plain(color.straightPixel)
  }

  /// The straight pixel for a character in some pixels: the mean of those that are painted.
  func color(of bounds: PixelRect) -> UInt32 {
    switch self {
    case .plain(let pixel): return pixel
    case .painted(let surface):
      let seen = bounds.intersection(surface.bounds)
      var sum = SIMD4<Float>.zero
      for y in seen.y..<seen.maxY {
        for x in seen.x..<seen.maxX {
          sum += PixelMath.channels(surface.address(x: x, y: y).pointee)
        }
      }
      return PixelMath.straightPixel(premultiplied: sum / Float(255 * max(seen.area, 1)))
    }
  }
}
