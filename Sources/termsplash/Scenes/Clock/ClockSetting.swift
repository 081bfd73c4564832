import TermAnim

/// Where the hands of a clock are without what has elapsed, as a value that can be animated.
struct ClockSetting: Hashable, Animatable {
  /// That of the hours.
  private(set) var time: ClockTime
  /// That of the minute hand: it turns with the hours, but leaves out whole turns in which it would
  /// be too fast to be followed.
  private(set) var minute: ClockTime
  /// That of the second hand: it does not turn with the others when they are set, but goes the
  /// shorter way to its new place.
  private(set) var second: ClockTime

  init(_ time: ClockTime) {
    (self.time, minute, second) = (time, time, time)
  }

  mutating func turn(by way: ClockTime) {
    time += way
    minute += ClockTime(seconds: Self.minuteWay(way.seconds))
    second += ClockTime(seconds: way.seconds.remainder(dividingBy: 60))
  }

  /// The seconds of a way that the minute hand goes: all of an hour, or of more than that between
  /// half a turn and one and a half.
  private static func minuteWay(_ way: Double) -> Double {
    guard abs(way) > 3600 else { return way }
    let rest = way.truncatingRemainder(dividingBy: 3600)
    return abs(rest) < 1800 ? rest + (way < 0 ? -3600 : 3600) : rest
  }

  var animatableData: AnimatablePair<ClockTime, AnimatablePair<ClockTime, ClockTime>> {
    get { AnimatablePair(time, AnimatablePair(minute, second)) }
    set { (time, minute, second) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}
