extension Element {
  /// The value the element stands for: its tag, or else its identity in a `ForEach`.
  var tag: AnyHashable? {
    traits.tag
      ?? sequence(first: self) { ($0 as? WrapperElement)?.content }.lazy.compactMap(\.rowID).first
  }
}
