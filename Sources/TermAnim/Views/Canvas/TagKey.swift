/// The tag that a view was given.
enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension ElementTraits {
  /// What `tag` gave the view; nil for a view without one.
  var tag: AnyHashable? {
    guard let tag = choiceTag else { return nil }
    return (tag.base as? any AnyExactTag)?.anyValue ?? tag
  }

  /// The same as choices compare it: an `ExactTag` where optionals are not meant.
  var choiceTag: AnyHashable? {
    layoutValues[ObjectIdentifier(TagKey.self)] as? AnyHashable
  }
}

extension View {
  /// Gives the view a value by which what is around tells it from others.
  ///
  /// With `includeOptional`, the view is the one of a selection that is an optional with the value,
  /// too.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(
      key: TagKey.self,
      value: includeOptional ? AnyHashable(tag) : AnyHashable(ExactTag(value: tag)))
  }
}
