/// The modifier of `environmentObject(_:)` and of `environment(_:)`.
nonisolated struct ObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    environment[ObjectKey<Object>.self] = object
  }
}
