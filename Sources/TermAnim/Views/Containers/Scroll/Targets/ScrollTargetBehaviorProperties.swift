/// How a scroll view moves that comes to rest by a behaviour.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether what would be reached by itself is at most a window's length away from where the
  /// movement began.
  public var limitsScrolls = false

  public init() {}
}
