public import Observation
public import OpenCombine

/// The modifier of `environmentObject(_:)` and of `environment(_:)` with an object.
nonisolated struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  /// nil takes the object of a view around out of the environment.
  let object: Object?

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    environment[EnvironmentObjectKey<Object>.self] = object.map { ObjectReference(object: $0) }
  }
}

extension View {
  /// Gives `object` to the view and what is in it, to be found by its type with
  /// `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Gives `object` to the view and what is in it, to be found by its type with
  /// `@Environment(T.self)`; nil takes it away.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
