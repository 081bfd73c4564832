/// Coming from, and going to, an edge: by the view's own size.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  @MainActor
  public static var properties: TransitionProperties { .placing }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(way: phase.isIdentity ? nil : .towards(edge)))
  }
}

extension Transition where Self == MoveTransition {
  /// Coming from, and going to, `edge`.
  public static func move(edge: Edge) -> Self {
    MoveTransition(edge: edge)
  }
}
