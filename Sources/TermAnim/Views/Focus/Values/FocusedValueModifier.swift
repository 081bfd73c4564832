public import Observation
public import OpenCombine

/// The modifier of `focusedValue` and `focusedSceneValue`.
nonisolated struct FocusedValueModifier<Value>: ElementModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  /// Nil says nothing.
  let value: Value?
  /// Whether the value holds wherever the focus is.
  let isOfScene: Bool

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> FocusedValueElement {
    FocusedValueElement(
      edit, isOfScene: isOfScene, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: FocusedValueElement, in inputs: ViewInputs) {
    (element.edit, element.isOfScene) = (edit, isOfScene)
  }

  private var edit: (inout FocusedValues) -> Void {
    { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }
}

extension View {
  /// Gives a value to those who ask for it while the focus is in the view; nil gives none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Gives a value to those who ask for it while the view is shown, wherever the focus is; nil
  /// gives none, and a value where the focus is goes before.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Gives an object to those who ask for its type while the focus is in the view; nil gives none.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(
        keyPath: \.[objectOf: FocusedValues.ObjectType<T>()], value: object, isOfScene: false))
  }

  /// Gives an object to those who ask for its type while the view is shown; nil gives none.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View {
    modifier(
      FocusedValueModifier(
        keyPath: \.[objectOf: FocusedValues.ObjectType<T>()], value: object, isOfScene: true))
  }

  /// Gives an object to those who ask for its type while the focus is in the view; nil gives none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(
        keyPath: \.[objectOf: FocusedValues.ObjectType<T>()], value: object, isOfScene: false))
  }

  /// Gives an object to those who ask for its type while the view is shown; nil gives none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(
        keyPath: \.[objectOf: FocusedValues.ObjectType<T>()], value: object, isOfScene: true))
  }
}
