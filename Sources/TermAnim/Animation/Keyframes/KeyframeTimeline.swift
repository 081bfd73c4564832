public import Foundation

/// A value that moves through time along keyframes.
///
/// All tracks run side by side. A track that is over keeps its last value, and parts without a
/// track keep their initial value.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  let tracks: [KeyframeTrackPlan<Value>]

  /// The motion from a value along keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(content(), from: KeyframeStart(value: initialValue))
  }

  /// The motion from its start along keyframes.
  init(_ keyframes: some Keyframes<Value>, from start: KeyframeStart<Value>) {
    var tracks: [KeyframeTrackPlan<Value>] = []
    keyframes.resolve(into: &tracks, from: start)
    (initialValue, self.tracks) = (start.value, tracks)
  }

  /// The time in seconds that the longest track takes.
  public var duration: TimeInterval {
    var longest = 0.0
    for track in tracks { longest = max(longest, track.duration) }
    return longest
  }

  /// The value at a time in seconds; before 0, and at NaN, that at 0.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a share of the duration, which is cut to 0...1.
  public func value(progress: Double) -> Value {
    value(time: time(of: progress))
  }

  /// Puts what the tracks say at a time in seconds into a value; parts without a track stay.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.setValue(&value, time) }
  }

  /// Puts what the tracks say at a share of the duration, which is cut to 0...1, into a value;
  /// parts without a track stay.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: time(of: progress))
  }

  /// The speed at a time in seconds, per second; parts without a track have their initial value.
  public func velocity(time: Double) -> Value {
    var velocity = initialValue
    for track in tracks { track.setVelocity(&velocity, time) }
    return velocity
  }

  /// The speed at a share of the duration, which is cut to 0...1.
  public func velocity(progress: Double) -> Value {
    velocity(time: time(of: progress))
  }

  private func time(of progress: Double) -> Double {
    progress.clampedToUnit * duration
  }
}
