import TermAnim

/// Where the hands of a clock are without what has elapsed, as a value that can be animated.
struct ClockSetting: Hashable, Animatable {
  /// That of the hours and the minutes.
  private(set) var time: ClockTime
  /// That of the second hand: it does not turn with the others when they are set, but goes the shorter
  /// way to its new place.
  private(set) var second: ClockTime

  init(_ time: ClockTime) {
    (self.time, second) = (time, time)
  }

  mutating func turn(by way: ClockTime) {
    time += way
    second += ClockTime(seconds: way.seconds.remainder(dividingBy: 60))
  }

  var animatableData: AnimatablePair<ClockTime, ClockTime> {
    get { AnimatablePair(time, second) }
    set { (time, second) = (newValue.first, newValue.second) }
  }
}
