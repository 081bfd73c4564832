/// The modifier of `environment(_:_:)`.
nonisolated struct EnvironmentValueModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

extension View {
  /// Sets a value of the environment for the view and what is in it.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }
}
