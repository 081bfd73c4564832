/// One that lets a tap be felt.
public protocol NSHapticFeedbackPerformer: Sendable {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
