/// Where the focus of a helper that reads the screen aloud is; nowhere, as a terminal has none.
///
/// Setting it changes nothing.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A reference to such a state, to be handed to views.
  @propertyWrapper
  public struct Binding {
    fileprivate let unfocused: Value

    public var wrappedValue: Value {
      get { unfocused }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }

  private let unfocused: Value

  public init() where Value == Bool {
    unfocused = false
  }

  public init<T: Hashable>() where Value == T? {
    unfocused = nil
  }

  public var wrappedValue: Value {
    get { unfocused }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(unfocused: unfocused) }
}

extension View {
  /// The view as it is: nothing reads the screen aloud.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }

  /// The view as it is: nothing reads the screen aloud.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
}
