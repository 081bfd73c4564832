import Foundation

/// A colour in OKLab, where equal distances look about equally large: white and black are 1 apart.
///
/// B. Ottosson, "A perceptual color space for image processing" (2020),
/// bottosson.github.io/posts/oklab. Single precision, for comparing colours of eight bits.
struct PerceivedColor: Hashable, Sendable {
  private let place: SIMD3<Float>

  init(_ color: CellColor) {
    self.init(light: color.light)
  }

  /// The colour of so much red, green and blue light, each in 0...1.
  init(light: SIMD3<Float>) {
    let cones =
      SIMD3(0.4122214708, 0.2119034982, 0.0883024619) * light.x
      + SIMD3(0.5363325363, 0.6806995451, 0.2817188376) * light.y
      + SIMD3(0.0514459929, 0.1073969566, 0.6299787005) * light.z
    let roots = Self.cubeRoots(of: cones)
    place =
      SIMD3(0.2104542553, 1.9779984951, 0.0259040371) * roots.x
      + SIMD3(0.7936177850, -2.4285922050, 0.7827717662) * roots.y
      + SIMD3(-0.0040720468, 0.4505937099, -0.8086757660) * roots.z
  }

  /// The cube roots of three numbers in 0...1, all at once and correct to the last bits.
  ///
  /// A third of the exponent by integer arithmetic, and then twice Halley's iteration, each of
  /// which triples the correct digits (W. Kahan, "Computing a Real Cube Root", 1991). Of zero, for
  /// which no exponent stands, next to nothing.
  static func cubeRoots(of numbers: SIMD3<Float>) -> SIMD3<Float> {
    let bits = unsafeBitCast(numbers, to: SIMD3<UInt32>.self)
    var roots = unsafeBitCast(bits / 3 &+ thirdOfBias, to: SIMD3<Float>.self)
    for _ in 0..<2 {
      let cubes = roots * roots * roots
      roots *= (cubes + 2 * numbers) / (2 * cubes + numbers)
    }
    return roots
  }

  /// Two thirds of a float's bias in the place of the exponent, less what makes the first guess
  /// about right on average.
  private static let thirdOfBias: UInt32 = 709_921_077

  /// 0 is black, 1 white.
  var lightness: Float { place.x }

  /// The square of how colourful it is; 0 for greys.
  var chromaSquared: Float { place.y * place.y + place.z * place.z }

  /// The square of the straight distance.
  func distanceSquared(to other: PerceivedColor) -> Float {
    let difference = place - other.place
    return (difference * difference).sum()
  }

  /// The nearest place on the straight way between two colours: how far along it is, in 0...1, and
  /// the square of the distance from it.
  func projection(
    onWayFrom start: PerceivedColor, to end: PerceivedColor
  ) -> (part: Float, distanceSquared: Float) {
    let (way, offset) = (end.place - start.place, place - start.place)
    let length = (way * way).sum()
    let part = length > 0 ? min(max((offset * way).sum() / length, 0), 1) : 0
    let rest = offset - way * part
    return (part, (rest * rest).sum())
  }

  /// The light of each value of a component (IEC 61966-2-1).
  static let lights: [Float] = (0...255).map { value in
    let encoded = Float(value) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : powf((encoded + 0.055) / 1.055, 2.4)
  }
}

extension CellColor {
  /// Its red, green and blue light, each in 0...1.
  var light: SIMD3<Float> {
    let lights = PerceivedColor.lights
    return SIMD3(lights[Int(red)], lights[Int(green)], lights[Int(blue)])
  }
}
