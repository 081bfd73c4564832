/// How hard a spring pulls, and how much it is held back.
struct SpringPull {
  /// Force for each unit of the way that is left.
  let stiffness: Double
  /// Force for each unit of speed.
  let damping: Double

  /// The pull of a spring that takes `response` seconds for a free oscillation.
  ///
  /// The stiffness is (2 pi / response) squared, at most 45000, and 1 for a response that is not
  /// positive or NaN.
  init(response: Double, dampingFraction: Double) {
    let frequency = 2 * Double.pi / response
    stiffness = response > 0 ? Double.minimum(frequency * frequency, 45000) : 1
    damping = 2 * stiffness.squareRoot() * dampingFraction
  }
}
