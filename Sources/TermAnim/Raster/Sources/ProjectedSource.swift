import Foundation

/// A gradient on a plane seen in perspective, worked out pixel by pixel.
struct ProjectedSource: ColorSource {
  private let lookup: GradientLookup
  private let geometry: GradientPaint.Geometry
  private let inverse: PixelTransform

  var isOpaque: Bool { lookup.isOpaque }

  /// A gradient of the plane that `inverse` leads to from pixels.
  init(lookup: GradientLookup, geometry: GradientPaint.Geometry, inverse: PixelTransform) {
    (self.lookup, self.geometry, self.inverse) = (lookup, geometry, inverse)
  }

  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count {
      let place = inverse.homogeneous(
        CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
      let local = CGPoint(x: place.x / place.z, y: place.y / place.z)
      pixels[index] = lookup.pixel(at: geometry.place(of: local))
    }
  }
}
