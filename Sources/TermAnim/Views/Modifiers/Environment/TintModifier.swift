/// The modifier of `tint` and `accentColor`.
nonisolated struct TintModifier: EnvironmentModifier {
  let color: Color?

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    environment.accentColor = color
    environment.tintStyle = nil
  }
}

extension View {
  /// Sets the colour of things that can be used; nil is the system's.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(color: tint))
  }

  /// Sets the colour of things that can be used; nil is the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
