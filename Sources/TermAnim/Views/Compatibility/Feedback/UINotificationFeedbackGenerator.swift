/// A signal that is felt; a terminal has none to give, so that everything here does nothing.
public final class UINotificationFeedbackGenerator: Sendable {
  /// What the signal would say.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success
    case warning
    case error
  }

  public init() {}

  public func prepare() {}

  public func notificationOccurred(_ type: FeedbackType) {}
}
