/// Edits what the container around is to know of the pane of glass inside.
nonisolated struct GlassMarkModifier: EnvironmentModifier {
  enum Change {
    case id(SendableKey?)
    case union(SendableKey?)
    case phase(TransitionPhase, fadesInPlace: Bool)
  }

  let change: Change

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    switch change {
    case .id(let id): environment.glassMark.id = id
    case .union(let union): environment.glassMark.union = union
    case .phase(let phase, let fadesInPlace):
      environment.glassMark.arrival = phase.isIdentity ? 1 : 0
      environment.glassMark.isLeaving = phase == .didDisappear
      environment.glassMark.fadesInPlace = fadesInPlace
    }
  }
}

extension EnvironmentValues {
  /// What the container of glass around is to know of the next pane inside.
  @Entry var glassMark = PaneMark()
}
