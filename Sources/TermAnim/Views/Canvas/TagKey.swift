/// The tag that a view was given.
enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension ElementTraits {
  /// What `tag` gave the view; nil for a view without one.
  var tag: AnyHashable? {
    layoutValues[ObjectIdentifier(TagKey.self)] as? AnyHashable
  }
}

extension View {
  /// Gives the view a value by which what is around tells it from others.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}
