/// How a scroll view moves that comes to rest by a behaviour.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether what would be reached by itself is at most a window's length away from where the
  /// movement began.
  public var limitsScrolls = false

  public init() {}
}

/// What is known when a behaviour says how its scroll view moves: nothing yet.
public struct ScrollTargetBehaviorPropertiesContext: Sendable {}
