import Foundation

extension PixelTransform {
  /// The largest deviation a blur is carried out with, in pixels.
  ///
  /// That of a radius of 128 points at the usual scale.
  static let mostDeviation = 32.0
  /// A shadow further away than this, in pixels, is not drawn: nobody would take it for one.
  static let mostOffset = 256.0

  /// The standard deviations in pixels along the axes of a blur with a radius in points.
  ///
  /// A negative, infinite or NaN radius does not blur.
  func deviation(ofRadius radius: CGFloat) -> (x: Double, y: Double) {
    func bounded(_ scale: Double) -> Double {
      let deviation = Double(radius) * scale
      return deviation > 0 && deviation.isFinite ? min(deviation, Self.mostDeviation) : 0
    }
    return (bounded(reach.x), bounded(reach.y))
  }

  /// A shadow's offset in pixels; nil when it is too far or not finite.
  func offset(_ offset: CGSize) -> (x: Double, y: Double)? {
    let x = Double(affine.a * offset.width + affine.c * offset.height)
    let y = Double(affine.b * offset.width + affine.d * offset.height)
    return abs(x) <= Self.mostOffset && abs(y) <= Self.mostOffset ? (x, y) : nil
  }

  /// How far pixels may spread to any side by the filters, in whole pixels.
  func reach(of filters: [Filter]) -> (columns: Int, rows: Int) {
    filters.reduce((0, 0)) { sum, filter in
      switch filter {
      case .colorMatrix, .alphaThreshold: return sum
      case .blur(let radius, _):
        let deviation = deviation(ofRadius: radius)
        return (
          sum.0 + GaussianBlur.reach(of: deviation.x),
          sum.1 + GaussianBlur.reach(of: deviation.y)
        )
      case .shadow(_, let radius, let offset):
        guard let distance = self.offset(offset) else { return sum }
        let deviation = deviation(ofRadius: radius)
        return (
          sum.0 + GaussianBlur.reach(of: deviation.x) + Int(abs(distance.x).rounded(.up)) + 1,
          sum.1 + GaussianBlur.reach(of: deviation.y) + Int(abs(distance.y).rounded(.up)) + 1
        )
      }
    }
  }
}
