/// Coming from the leading edge and going to the trailing one.
nonisolated public struct SlideTransition: Transition {
  public init() {}

  @MainActor
  public static var properties: TransitionProperties { .moving }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(edge: edge(in: phase)))
  }

  private func edge(in phase: TransitionPhase) -> Edge? {
    switch phase {
    case .willAppear: .leading
    case .identity: nil
    case .didDisappear: .trailing
    }
  }
}

extension Transition where Self == SlideTransition {
  /// Coming from the leading edge and going to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
