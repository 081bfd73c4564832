/// The one that lets a trackpad be felt on a Mac; a terminal has none, so that everything here does
/// nothing.
public final class NSHapticFeedbackManager: Sendable {
  /// What the tap would stand for.
  public enum FeedbackPattern: Int, Hashable, Sendable {
    case generic
    case alignment
    case levelChange
  }

  /// When the tap would be.
  public enum PerformanceTime: UInt, Hashable, Sendable {
    case `default`
    case now
    case drawCompleted
  }

  private init() {}

  public static let defaultPerformer: any NSHapticFeedbackPerformer = Silence()

  private struct Silence: NSHapticFeedbackPerformer {
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
  }
}
