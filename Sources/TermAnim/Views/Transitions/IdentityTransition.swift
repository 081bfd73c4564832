/// No transition: the view is there or is not.
nonisolated public struct IdentityTransition: Transition {
  public init() {}

  @MainActor
  public static var properties: TransitionProperties { .still }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension Transition where Self == IdentityTransition {
  /// No transition.
  public static var identity: IdentityTransition { IdentityTransition() }
}
