// swift-format-ignore: NoLeadingUnderscores
/// A key of what views tell the container around them, and the value of those that tell nothing.
public protocol _ViewTraitKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension View {
  // swift-format-ignore: NoLeadingUnderscores
  /// Tells the container around the view a value.
  nonisolated public func _trait<Trait: _ViewTraitKey>(
    _ key: Trait.Type, _ value: Trait.Value
  ) -> some View {
    containerValue(\.[trait: TraitName<Trait>()], value)
  }
}

/// A type of traits as part of a path to their value.
private struct TraitName<Trait: _ViewTraitKey>: Hashable {}

extension ContainerValues {
  fileprivate subscript<Trait: _ViewTraitKey>(trait name: TraitName<Trait>) -> Trait.Value {
    get { self[TraitOfContainer<Trait>.self] }
    set { self[TraitOfContainer<Trait>.self] = newValue }
  }
}
