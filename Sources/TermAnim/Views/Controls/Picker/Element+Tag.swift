extension Element {
  /// The value the element stands for: its tag, or else its identity in the innermost `ForEach`.
  var tag: AnyHashable? {
    traits.tag ?? wrapped.compactMap(\.rowID).last
  }
}
