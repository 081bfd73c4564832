/// A modifier that lets its content see a colour scheme; nil is that of what is around.
nonisolated struct SchemeModifier: EnvironmentModifier {
  let scheme: ColorScheme?

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    if let scheme { environment.colorScheme = scheme }
  }
}
