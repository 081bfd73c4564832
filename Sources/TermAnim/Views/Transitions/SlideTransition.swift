/// Coming from the leading edge and going to the trailing one.
nonisolated public struct SlideTransition: Transition {
  public init() {}

  @MainActor
  public static var properties: TransitionProperties { .placing }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(way: way(in: phase)))
  }

  private func way(in phase: TransitionPhase) -> MoveWay? {
    switch phase {
    case .willAppear: .towards(.leading)
    case .identity: nil
    case .didDisappear: .towards(.trailing)
    }
  }
}

extension Transition where Self == SlideTransition {
  /// Coming from the leading edge and going to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
