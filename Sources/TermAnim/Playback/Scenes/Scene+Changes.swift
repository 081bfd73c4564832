public import Observation
public import OpenCombine

extension Scene {
  /// Calls `action` with the old and the new value when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some Scene {
    modified(by: SceneChange { AnyView($0.onChange(of: value, initial: initial, action)) })
  }

  /// Calls `action` when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified(by: SceneChange { AnyView($0.onChange(of: value, initial: initial, action)) })
  }

  /// Calls `action` with the new value when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ new: V) -> Void
  ) -> some Scene {
    modified(by: SceneChange { AnyView($0.onChange(of: value) { _, new in action(new) }) })
  }

  /// Sets a value of the environment of the scene's view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified(by: EnvironmentValueModifier(keyPath: keyPath, value: value))
  }

  /// Gives `object` to the scene's view and what is in it, to be found by its type with
  /// `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified(by: EnvironmentObjectModifier(object: object))
  }

  /// Gives `object` to the scene's view and what is in it, to be found by its type with
  /// `@Environment(T.self)`; nil takes it away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified(by: EnvironmentObjectModifier(object: object))
  }

  private func modified<Modifier: ViewModifier>(
    by modifier: Modifier
  ) -> ModifiedScene<Self, Modifier> {
    ModifiedScene(base: self, modifier: modifier)
  }
}
