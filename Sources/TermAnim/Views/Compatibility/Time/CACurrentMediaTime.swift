public import Foundation

/// Seconds since the machine was started, for code that measures; views have `TimelineView`.
public func CACurrentMediaTime() -> TimeInterval {
  ProcessInfo.processInfo.systemUptime
}
