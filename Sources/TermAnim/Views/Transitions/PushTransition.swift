/// Coming from an edge and going on to the opposite one, with a fade.
nonisolated public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  @MainActor
  public static var properties: TransitionProperties { .placing }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .modifier(MoveModifier(way: way(in: phase)))
  }

  private func way(in phase: TransitionPhase) -> MoveWay? {
    switch phase {
    case .willAppear: .towards(edge)
    case .identity: nil
    case .didDisappear: .towards(edge.opposite)
    }
  }
}

extension Transition where Self == PushTransition {
  /// Coming from `edge` and going on to the opposite one, with a fade.
  public static func push(from edge: Edge) -> Self {
    PushTransition(edge: edge)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
