public import Foundation

/// What the process has used since it began: processor time, wall time and memory.
public struct ProcessUsage: Sendable {
  /// Microseconds in the program itself, all threads together.
  public let user: Double
  /// Microseconds in the kernel on its behalf.
  public let system: Double
  /// Microseconds on a clock that never jumps.
  public let wall: Double
  /// The most kilobytes that were resident at once.
  public let mostResident: Int

  /// The usage up to now.
  public static var now: ProcessUsage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return ProcessUsage(
      user: usage.ru_utime.microseconds, system: usage.ru_stime.microseconds,
      wall: Self.microseconds(of: CLOCK_MONOTONIC), mostResident: usage.ru_maxrss)
  }

  /// Microseconds that a clock shows.
  public static func microseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

extension timeval {
  fileprivate var microseconds: Double { Double(tv_sec) * 1e6 + Double(tv_usec) }
}
