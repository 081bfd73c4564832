/// Where a view is on its way through the window of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the upper or leading edge.
  case topLeading
  /// In full view.
  case identity
  /// Beyond the lower or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 beyond the upper or leading edge, 1 beyond the other, 0 between.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
