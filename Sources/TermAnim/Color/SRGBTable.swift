import Foundation

/// The transfer function of sRGB between light and bytes, by table.
///
/// Byte results are exact: no light is ever rounded to the wrong neighbour. One step of the tables
/// over light is smaller than one level is wide, even near black where the curve is steepest (12.92
/// x 255 = 3295 levels per unit of light), so a step holds at most one boundary between levels and
/// one comparison settles it.
///
/// `@unchecked Sendable`: the memory is written once, before `shared` is seen, and never freed.
struct SRGBTable: @unchecked Sendable {
  static let shared = SRGBTable()

  private static let stepCount = 4096

  /// The light of each byte.
  private let lights: UnsafeMutablePointer<Float>
  /// The least light that is rounded to each byte; after the last, infinity.
  private let thresholds: UnsafeMutablePointer<Float>
  /// The byte of the light at the start of each step.
  private let bytes: UnsafeMutablePointer<UInt8>
  /// The encoded component at the start of each step, and one more so that the last has an end.
  private let components: UnsafeMutablePointer<Float>

  private init() {
    lights = .allocate(capacity: 256)
    thresholds = .allocate(capacity: 257)
    bytes = .allocate(capacity: Self.stepCount + 1)
    components = .allocate(capacity: Self.stepCount + 2)
    for byte in 0..<256 {
      (lights + byte).initialize(to: Float(Self.linear(fromEncoded: Double(byte) / 255)))
      (thresholds + byte).initialize(to: Self.threshold(of: byte))
    }
    (thresholds + 256).initialize(to: .infinity)
    fillSteps()
  }

  private func fillSteps() {
    var byte = 0
    for step in 0...Self.stepCount {
      let light = Float(step) / Float(Self.stepCount)
      while light >= thresholds[byte + 1] { byte += 1 }
      (bytes + step).initialize(to: UInt8(byte))
      (components + step).initialize(to: SRGB.encoded(fromLinear: light))
    }
    (components + Self.stepCount + 1).initialize(to: 1)
  }

  private static func linear(fromEncoded encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The least `Float` whose exact encoding is at least half a level below `byte`.
  private static func threshold(of byte: Int) -> Float {
    guard byte > 0 else { return 0 }
    let exact = linear(fromEncoded: (Double(byte) - 0.5) / 255)
    let nearest = Float(exact)
    return Double(nearest) < exact ? nearest.nextUp : nearest
  }
}

extension SRGBTable {
  /// The light that a byte stands for.
  func linear(fromByte byte: UInt8) -> Float {
    lights[Int(byte)]
  }

  /// The byte nearest to the encoding of `light`; below 0 and NaN are 0, above 1 is 255.
  @inline(__always)
  func byte(fromLinear light: Float) -> UInt32 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    let byte = UInt32(bytes[Int(light * Float(Self.stepCount))])
    return light >= thresholds[Int(byte) + 1] ? byte + 1 : byte
  }

  /// The encoding of `light` to within a hundredth of a level, in 0...1; NaN is 0.
  @inline(__always)
  func component(fromLinear light: Float) -> Float {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    let position = light * Float(Self.stepCount)
    let step = Int(position)
    let start = components[step]
    return start + (components[step + 1] - start) * (position - Float(step))
  }
}

extension SRGBTable {
  /// The premultiplied pixel of a colour, red in the lowest byte, then green, blue and alpha.
  ///
  /// `light` is linear and straight; what is out of range is clamped, and NaN is 0.
  @inline(__always)
  func pixel(light: SIMD4<Float>, opacity: Float) -> UInt32 {
    guard opacity > 0 else { return 0 }
    guard opacity < 1 else { return 0xFF00_0000 | opaqueBytes(light) }
    let encoded = SIMD4(
      component(fromLinear: light.x), component(fromLinear: light.y),
      component(fromLinear: light.z), 1)
    return Self.packed(encoded * opacity)
  }

  /// The pixel of a straight colour: the components are not multiplied by opacity.
  func straightPixel(light: SIMD4<Float>, opacity: Float) -> UInt32 {
    Self.packed(SIMD4(0, 0, 0, opacity > 0 ? min(opacity, 1) : 0)) | opaqueBytes(light)
  }

  @inline(__always)
  private func opaqueBytes(_ light: SIMD4<Float>) -> UInt32 {
    byte(fromLinear: light.x) | byte(fromLinear: light.y) << 8 | byte(fromLinear: light.z) << 16
  }

  /// Four components of 0...1 as bytes, the first one lowest.
  ///
  /// 2^23 leaves a `Float` no bits for a fraction, so adding it rounds to a whole number that can
  /// be read off the lowest bits; converting each lane costs thirty times as much.
  @inline(__always)
  static func packed(_ components: SIMD4<Float>) -> UInt32 {
    let rounded = components * 255 + 8_388_608
    let bits = unsafeBitCast(rounded, to: SIMD4<UInt32>.self)
    return (bits.x & 0xFF) | (bits.y & 0xFF) << 8 | (bits.z & 0xFF) << 16 | (bits.w & 0xFF) << 24
  }
}
