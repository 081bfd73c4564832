/// The modifier of `onGeometryChange`.
nonisolated struct GeometryChangeModifier<Value> {
  let value: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
}

nonisolated extension GeometryChangeModifier: ViewModifier, PrimitiveModifier
where Value: Equatable {
  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, GeometryChangeModifier<Value>>> {
    GeometryChangeNode(view, in: context)
  }
}

extension View {
  /// Runs `action` after updates in which what `transform` makes of the view's geometry has
  /// changed, be it that the geometry has or what `transform` has read, and with the first value.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { _, new in action(new) })
  }

  /// Runs `action` with the old and the new value after updates in which what `transform` makes of
  /// the view's geometry has changed, be it that the geometry has or what `transform` has read, and
  /// with the first value twice.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
