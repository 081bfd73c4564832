/// A pose that symbols take, and how they get there.
struct SymbolStance: Equatable {
  let pose: SymbolPose
  /// Nil for a jump.
  let animation: Animation?
}

extension EnvironmentValues {
  /// The poses that symbols take, one for each effect around, the outermost first.
  @Entry var symbolStances: [SymbolStance] = []
}
