public import Foundation

extension Timer {
  /// Makes a publisher that sends the date again and again, from when it is connected.
  ///
  /// - Parameters:
  ///   - interval: Seconds from one date to the next; 0.1 ms when not positive, as for any timer.
  ///   - tolerance: Seconds by which a date may be late so that the system can save power; nil
  ///     leaves it to the system.
  ///   - runLoop: The run loop that the dates come from.
  ///   - mode: The mode of the run loop in which they come.
  ///   - options: There are none; taken so that listings compile.
  /// - Returns: a publisher that waits to be connected, with `connect()` or `autoconnect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
