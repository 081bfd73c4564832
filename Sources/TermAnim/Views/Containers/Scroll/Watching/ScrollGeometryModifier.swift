/// The modifier of `onScrollGeometryChange`.
struct ScrollGeometryModifier<Value: Equatable> {
  let value: (ScrollGeometry) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
  @State private var memory = Memory()

  nonisolated init(
    value: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    (self.value, self.action) = (value, action)
  }

  /// What was told last; a class because scroll views write it.
  final class Memory {
    var known: Value?
  }
}

extension ScrollGeometryModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (value, action, memory) = (value, action, memory)
    return content.transformEnvironment(\.scrollOptions) { options in
      options.own.observers.append { geometry in
        let new = value(geometry)
        guard memory.known != new else { return nil }
        let old = memory.known ?? new
        memory.known = new
        return { action(old, new) }
      }
    }
  }
}

extension View {
  /// Runs `action` with the old and the new value when what `transform` makes of the geometry of
  /// the scroll view in this view has changed, and with the first value twice.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(value: transform, action: action))
  }
}
