public import Foundation

extension Image {
  /// A picture of pixels, `scale` to a point, turned as `orientation` says; the label is for those
  /// who cannot see it.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// A picture of pixels, `scale` to a point, turned as `orientation` says.
  ///
  /// A scale that is not positive and finite is 1.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(
      pixels: cgImage.turned(orientation), scale: scale > 0 && scale.isFinite ? scale : 1)
  }
}

extension CGImage {
  /// The pixels with their opacity as it is and the colour of another paint; the same for the same
  /// colour as long as few others are asked for.
  func tinted(_ color: Color.Resolved) -> CGImage {
    variations.image(.tinted(color)) { madeInto(color) }
  }

  /// The part of a rectangle in shares of the picture's size, all of it where that has no pixels;
  /// the same for the same rectangle as long as few others are asked for.
  func part(_ shares: CGRect) -> CGImage {
    guard shares != CGRect(x: 0, y: 0, width: 1, height: 1) else { return self }
    let scale = CGAffineTransform(scaleX: CGFloat(width), y: CGFloat(height))
    return variations.image(.part(shares)) { cropping(to: shares.applying(scale)) ?? self }
  }

  private func madeInto(_ color: Color.Resolved) -> CGImage {
    let opacities = bitmap.pixels.map { $0 >> 24 }
    let shades = (0...255).map {
      color.multiplyingOpacity(by: Float($0) / 255).premultipliedPixel
    }
    return CGImage(
      Bitmap(width: width, height: height, pixels: opacities.map { shades[Int($0)] }))
  }
}
