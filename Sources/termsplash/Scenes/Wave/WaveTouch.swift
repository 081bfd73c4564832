import TermAnim

/// A pointer over a row of letters, which rise where it is.
struct WaveTouch: Hashable, Animatable {
  /// The letter that it is over, counted from 0, and parts of one.
  var place = 0.0
  /// 1 where there is a pointer, 0 where there is none.
  var strength = 0.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(place, strength) }
    set { (place, strength) = (newValue.first, newValue.second) }
  }

  /// Letters that are lifted at a time.
  private static let width = 4.0

  /// How far a letter is lifted, 0 to 1.
  func lift(ofLetter index: Int) -> Double {
    let distance = abs(Double(index) - place)
    return distance < Self.width / 2
      ? strength * (1 + cos(2 * .pi * distance / Self.width)) / 2 : 0
  }
}
