/// Where in its life a view with a transition is.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come in.
  case willAppear
  /// There.
  case identity
  /// Going out.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
