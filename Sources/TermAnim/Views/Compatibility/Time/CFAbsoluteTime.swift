import Foundation

/// Seconds, as Core Foundation counts them.
public typealias CFTimeInterval = Double

/// A moment: the seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The moment of the call, for code that measures; views have `TimelineView`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
