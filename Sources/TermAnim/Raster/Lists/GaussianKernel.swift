import Foundation

/// The weights of a Gaussian on whole pixels: half of them, from the middle outwards.
///
/// Each weight is the integral of the bell over its pixel, so that narrow ones are exact too, and
/// all weights, counting both sides, add up to 1.
struct GaussianKernel {
  /// Weights at distances 0, 1, 2 ...
  let weights: UnsafeMutablePointer<Float>
  let reach: Int

  /// The whole distance beyond which nothing of 8 bits is left: three deviations.
  static func reach(of deviation: Double) -> Int {
    deviation > 0.05 ? Int((deviation * 3).rounded(.up)) : 0
  }

  /// Writes the weights for a deviation in pixels to `weights`, which has room for one more than
  /// the reach.
  init(deviation: Double, weights: UnsafeMutablePointer<Float>) {
    self.weights = weights
    reach = Self.reach(of: deviation)
    guard reach > 0 else {
      weights[0] = 1
      return
    }
    let scale = 1 / (deviation * 2.0.squareRoot())
    let whole = erf((Double(reach) + 0.5) * scale)
    var inner = 0.0
    for distance in 0...reach {
      let outer = erf((Double(distance) + 0.5) * scale)
      weights[distance] = Float((outer - inner) / whole / (distance == 0 ? 1 : 2))
      inner = outer
    }
  }

  /// Writes the weighted sums over the neighbours of `count` numbers, which are `step` apart.
  ///
  /// Whole blocks are read and written: there is room for as many after the numbers, and for the
  /// reach's steps on either side.
  func sum(
    around numbers: UnsafePointer<Float>, step: Int, into sums: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    for index in stride(from: 0, to: count, by: NumberBlock.scalarCount) {
      let middle = numbers + index
      var sum = NumberBlock(at: middle) * weights[0]
      var (before, after) = (middle, middle)
      for distance in 1..<(reach &+ 1) {
        before -= step
        after += step
        sum = sum + (NumberBlock(at: before) + NumberBlock(at: after)) * weights[distance]
      }
      sum.store(at: sums + index)
    }
  }
}
