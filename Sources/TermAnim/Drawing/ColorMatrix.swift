/// A 4 x 5 matrix on (red, green, blue, alpha, 1), gamma-encoded sRGB with straight alpha.
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
