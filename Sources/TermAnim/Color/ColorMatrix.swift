/// A 4 x 5 matrix on (red, green, blue, alpha, 1), gamma-encoded sRGB with straight alpha.
///
/// The first letter of an element is the component it makes, the digit the one it takes: `r5` is
/// added to red. What leaves 0...1 is clamped when pixels are made of it.
public struct ColorMatrix: Hashable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// The identity.
  public init() {}
}

extension ColorMatrix {
  /// What red, green, blue and alpha each give to all four, and what is added.
  var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    get {
      (
        SIMD4(r1, g1, b1, a1), SIMD4(r2, g2, b2, a2), SIMD4(r3, g3, b3, a3),
        SIMD4(r4, g4, b4, a4), SIMD4(r5, g5, b5, a5)
      )
    }
    set {
      (r1, g1, b1, a1) = (newValue.0.x, newValue.0.y, newValue.0.z, newValue.0.w)
      (r2, g2, b2, a2) = (newValue.1.x, newValue.1.y, newValue.1.z, newValue.1.w)
      (r3, g3, b3, a3) = (newValue.2.x, newValue.2.y, newValue.2.z, newValue.2.w)
      (r4, g4, b4, a4) = (newValue.3.x, newValue.3.y, newValue.3.z, newValue.3.w)
      (r5, g5, b5, a5) = (newValue.4.x, newValue.4.y, newValue.4.z, newValue.4.w)
    }
  }

  /// The matrix applied to straight gamma-encoded red, green, blue and alpha.
  func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
    let columns = columns
    return columns.0 * color.x + columns.1 * color.y + columns.2 * color.z
      + columns.3 * color.w + columns.4
  }

  /// The matrix that does what this one does and then what `next` does.
  func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    let offset = next.columns.4
    var result = ColorMatrix()
    result.columns = (
      next.applied(to: columns.0) - offset, next.applied(to: columns.1) - offset,
      next.applied(to: columns.2) - offset, next.applied(to: columns.3) - offset,
      next.applied(to: columns.4)
    )
    return result
  }
}
