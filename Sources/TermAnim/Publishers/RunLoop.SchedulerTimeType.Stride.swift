public import Foundation
public import OpenCombine

extension RunLoop.SchedulerTimeType {
  /// A number of seconds between two dates.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The length in seconds.
    public var magnitude: TimeInterval

    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }

    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }

    public static func + (left: Self, right: Self) -> Self {
      Self(left.magnitude + right.magnitude)
    }

    public static func - (left: Self, right: Self) -> Self {
      Self(left.magnitude - right.magnitude)
    }

    public static func * (left: Self, right: Self) -> Self {
      Self(left.magnitude * right.magnitude)
    }

    public static func += (left: inout Self, right: Self) { left.magnitude += right.magnitude }

    public static func -= (left: inout Self, right: Self) { left.magnitude -= right.magnitude }

    public static func *= (left: inout Self, right: Self) { left.magnitude *= right.magnitude }

    public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }

    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }

    public static func milliseconds(_ milliseconds: Int) -> Self {
      Self(TimeInterval(milliseconds) / 1_000)
    }

    public static func microseconds(_ microseconds: Int) -> Self {
      Self(TimeInterval(microseconds) / 1_000_000)
    }

    public static func nanoseconds(_ nanoseconds: Int) -> Self {
      Self(TimeInterval(nanoseconds) / 1_000_000_000)
    }
  }
}
