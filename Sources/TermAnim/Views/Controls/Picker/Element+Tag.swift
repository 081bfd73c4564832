extension Element {
  /// The value the element stands for: its tag, or else its identity in a `ForEach`.
  var tag: AnyHashable? {
    traits.tag ?? wrapped.lazy.compactMap(\.rowID).first
  }
}
