import Foundation

/// Changes to all pixels of a surface without gaps between its rows.
extension Surface {
  /// Divides every pixel of `area` by its alpha and clears all others.
  func makeOpaque(in area: PixelRect) {
    for y in bounds.y..<bounds.maxY {
      let row = address(x: bounds.x, y: y)
      for index in 0..<bounds.width {
        let x = bounds.x + index
        let isInside = x >= area.x && x < area.maxX && y >= area.y && y < area.maxY
        let alpha = row[index] >> 24
        row[index] =
          isInside && alpha > 0
          ? PixelMath.pixel(channels: PixelMath.channels(row[index]) * (255 / Float(alpha))) : 0
      }
    }
  }

  /// Replaces every alpha by 255 minus it; colours have no meaning afterwards.
  func invertAlpha() {
    for index in 0..<bounds.area { base[index] = ~base[index] }
  }

  /// The mean alpha of some pixels, 0 to 1; 0 outside of the surface.
  func meanAlpha(of area: PixelRect) -> Float {
    let inside = area.intersection(bounds)
    var sum: UInt32 = 0
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX { sum += address(x: x, y: y).pointee >> 24 }
    }
    return Float(sum) / Float(255 * max(area.area, 1))
  }

  /// The mean of the premultiplied channels of some pixels, 0 to 1; those outside of the surface
  /// are clear.
  func mean(of area: PixelRect) -> SIMD4<Float> {
    let inside = area.intersection(bounds)
    var sum = SIMD4<Float>.zero
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX { sum += PixelMath.channels(address(x: x, y: y).pointee) }
    }
    return sum / Float(255 * max(area.area, 1))
  }

  /// Replaces straight colours by what a matrix makes of them.
  ///
  /// What is clear stays clear; results are brought into range, NaN is 0.
  func apply(_ matrix: ColorMatrix) {
    for index in 0..<bounds.area where base[index] >> 24 != 0 {
      let channels = PixelMath.channels(base[index])
      var straight = channels / channels.w
      straight.w = channels.w / 255
      var result = matrix.applied(to: straight)
      result.replace(with: 0, where: .!(result .> 0))
      result.replace(with: 1, where: result .> 1)
      let alpha = result.w
      result.w = 1
      base[index] = PixelMath.pixel(channels: result * (alpha * 255))
    }
  }

  /// Gives pixels whose alpha is within bounds one colour, and clears all others.
  func cut(alphaFrom least: Double, to most: Double, color: Color.Resolved) {
    let pixel = color.premultipliedPixel
    for index in 0..<bounds.area {
      let alpha = Double(base[index] >> 24) / 255
      base[index] = alpha >= least && alpha <= most && alpha > 0 ? pixel : 0
    }
  }

  /// The first pixel of one of the surface's own rows, of which the first is 0.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> { base + row * stride }
}
