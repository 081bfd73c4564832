import Foundation

/// Where the middles of pixels are in the plane of a gradient.
struct PixelPlane {
  /// From one column to the next.
  let columnStep: SIMD2<Float>
  private let rowStep: SIMD2<Float>
  private let origin: SIMD2<Float>

  /// The plane that `inverse` leads to from pixels.
  init(_ inverse: CGAffineTransform) {
    columnStep = SIMD2(Float(inverse.a), Float(inverse.b))
    rowStep = SIMD2(Float(inverse.c), Float(inverse.d))
    let middle = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    origin = SIMD2(Float(middle.x), Float(middle.y))
  }

  /// The place of the pixel of column 0 in the row `y`.
  @inline(__always)
  func start(ofRow y: Int) -> SIMD2<Float> {
    origin + rowStep * Float(y)
  }
}
