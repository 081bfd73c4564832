/// A key of traits as one of the values for containers.
enum TraitOfContainer<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}
