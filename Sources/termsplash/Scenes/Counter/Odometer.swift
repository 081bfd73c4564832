import TermAnim

/// The wheels of a counter that shows a number, whole or not.
///
/// The last wheel turns with the number. Each other one turns while those behind it go from 9 to 0,
/// and so with them.
struct Odometer: Hashable, Sendable {
  /// The number without its sign; what is not finite counts as 0.
  let magnitude: Double
  /// 0 without a minus sign, 1 with one, in between on the way.
  let minus: Double

  init(_ number: Double) {
    magnitude = number.isFinite ? min(abs(number), 1e15) : 0
    minus = number.isFinite ? min(max(-number, 0), 1) : 0
  }

  /// How far a wheel has turned, in digits; its whole part modulo 10 is what it shows.
  ///
  /// The place is 0 for the units, 1 for the tens and so on.
  func turns(ofWheel place: Int) -> Double {
    let weight = pow(10, Double(place))
    let whole = (magnitude / weight).rounded(.down)
    return whole + max(magnitude - whole * weight - (weight - 1), 0)
  }

  /// How much of a wheel is there, 0 to 1: a leading one comes as it turns from 0 to 1.
  func presence(ofWheel place: Int) -> Double {
    place == 0 ? 1 : min(max(magnitude - pow(10, Double(place)) + 1, 0), 1)
  }

  /// Wheels that are at least partly there.
  var count: Int {
    (1...15).first { presence(ofWheel: $0) == 0 } ?? 15
  }
}
