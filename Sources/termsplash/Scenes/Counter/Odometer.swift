import TermAnim

/// The wheels of a counter that shows a number, whole or not.
///
/// The last wheel turns with the number. Each other one turns while those behind it go from 9 to 0,
/// and so with them.
struct Odometer: Hashable, Sendable {
  /// The number without its sign; what is not finite counts as 0.
  let magnitude: Double
  /// Whether there is a minus sign, as of the half before -1.
  let isNegative: Bool

  init(_ number: Double) {
    magnitude = number.isFinite ? min(abs(number), 1e15) : 0
    isNegative = number.isFinite && number <= -0.5
  }

  /// How far a wheel has turned, in digits; its whole part modulo 10 is what it shows.
  ///
  /// The place is 0 for the units, 1 for the tens and so on.
  func turns(ofWheel place: Int) -> Double {
    let weight = pow(10, Double(place))
    let whole = (magnitude / weight).rounded(.down)
    return whole + max(magnitude - whole * weight - (weight - 1), 0)
  }

  /// Whether a wheel is there: a leading one as of the half of its turn from 0 to 1.
  func hasWheel(_ place: Int) -> Bool {
    place == 0 || magnitude >= pow(10, Double(place)) - 0.5
  }

  /// What is there: the sign, and the wheels from that of the units on.
  var parts: [Bool] { [isNegative] + (0..<CounterModel.places).map(hasWheel) }
}
