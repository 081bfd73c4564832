/// A fade.
nonisolated public struct OpacityTransition: Transition {
  public init() {}

  @MainActor
  public static var properties: TransitionProperties { .still }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
