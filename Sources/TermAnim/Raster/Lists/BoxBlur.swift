import Foundation

/// Three boxes in turn, which are nearly a Gaussian, and cost the same however wide they are.
///
/// A box is some whole numbers on either side and a part of one more, so that its deviation is any:
/// P. Gwosdek, S. Grewenig, A. Bruhn and J. Weickert, "Theoretical Foundations of Gaussian
/// Convolution by Extended Box Filtering" (2011), equations 8 and 9. Numbers are made whole, and
/// their sums are exact: what slides along a row does not depend on where it began.
struct BoxBlur {
  /// The least deviation for which boxes take the place of a Gaussian's weights: where they are
  /// faster, and nobody sees that they are not quite the same.
  static let leastDeviation = 6.0

  /// What numbers up to 255 are multiplied by to be whole: the sums of all that a box has are
  /// below 2^24, up to which a Float has all whole numbers.
  private static let scale: Float = 256
  private static let times = 3

  /// Whole numbers on either side of the middle.
  private let radius: Int
  /// What the whole ones count, and the two at the ends.
  private let (whole, part): (Float, Float)

  init(deviation: Double) {
    radius = Self.radius(of: deviation)
    let (r, variance) = (Double(radius), Self.variance(of: deviation))
    let end = (2 * r + 1) * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance))
    whole = Float(1 / (2 * r + 1 + 2 * end))
    part = Float(end) * whole
  }

  /// The distance beyond which a number has no part in a sum.
  static func reach(of deviation: Double) -> Int { times * (radius(of: deviation) + 1) }

  private static func variance(of deviation: Double) -> Double {
    deviation * deviation / Double(times)
  }

  private static func radius(of deviation: Double) -> Int {
    Int((((12 * variance(of: deviation) + 1).squareRoot() - 1) / 2).rounded(.down))
  }

  /// Blurs the columns of a plane, which has whole blocks in a row; what is around it counts as 0.
  ///
  /// The result is in the other plane, which is as large.
  func blurColumns(
    of plane: UnsafeMutablePointer<Float>, into other: UnsafeMutablePointer<Float>, rows: Int,
    pitch: Int
  ) {
    for column in stride(from: 0, to: pitch, by: NumberBlock.scalarCount) {
      let (own, others) = (plane + column, other + column)
      for row in 0..<rows {
        let place = own + row * pitch
        (NumberBlock(at: place) * Self.scale).roundedToWhole.store(at: place)
      }
      slide(over: own, into: others, rows, pitch)
      slide(over: others, into: own, rows, pitch)
      slide(over: own, into: others, rows, pitch)
      for row in 0..<rows {
        let place = others + row * pitch
        (NumberBlock(at: place) / Self.scale).store(at: place)
      }
    }
  }

  /// Lets a box slide down a block of whole numbers.
  private func slide(
    over source: UnsafePointer<Float>, into target: UnsafeMutablePointer<Float>, _ rows: Int,
    _ pitch: Int
  ) {
    func numbers(_ row: Int) -> NumberBlock {
      row >= 0 && row < rows ? NumberBlock(at: source + row * pitch) : .zero
    }
    var sum = NumberBlock.zero
    for row in 0..<radius { sum = sum + numbers(row) }
    for row in 0..<rows {
      let (before, after) = (numbers(row - radius - 1), numbers(row + radius + 1))
      sum = sum + (numbers(row + radius) - before)
      (sum * whole + (before + after) * part).roundedToWhole.store(at: target + row * pitch)
    }
  }
}
