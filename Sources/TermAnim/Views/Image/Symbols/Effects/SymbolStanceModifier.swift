/// A modifier that lets the symbols in its content take a pose, besides those from further out.
nonisolated struct SymbolStanceModifier: EnvironmentModifier {
  let stance: SymbolStance

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    environment.symbolStances.append(stance)
  }
}
