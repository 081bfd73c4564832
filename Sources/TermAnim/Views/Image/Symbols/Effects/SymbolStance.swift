/// A pose that symbols take, and how they get there.
struct SymbolStance: Equatable {
  let pose: SymbolPose
  /// Nil for a jump.
  let animation: Animation?
}

/// A modifier that lets the symbols in its content take a pose, besides those from further out.
nonisolated struct SymbolStanceModifier: EnvironmentModifier {
  let stance: SymbolStance

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    environment.symbolStances.append(stance)
  }
}

extension EnvironmentValues {
  /// The poses that symbols take, one for each effect around, the outermost first.
  @Entry var symbolStances: [SymbolStance] = []
}
