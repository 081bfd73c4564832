public import Foundation

/// A tap that is felt; a terminal has none to give, so that everything here does nothing.
public final class UIImpactFeedbackGenerator: Sendable {
  /// How hard the tap would be.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle = .medium) {}

  public func prepare() {}

  public func impactOccurred() {}

  public func impactOccurred(intensity: CGFloat) {}
}
