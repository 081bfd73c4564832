extension Element {
  /// The value the element stands for: its tag, or else its identity in the innermost `ForEach`.
  var tag: AnyHashable? { traits.tag ?? rowTag }

  /// The same as choices compare it.
  var choiceTag: AnyHashable? { traits.choiceTag ?? rowTag }

  private var rowTag: AnyHashable? { wrapped.compactMap(\.rowID).last?.hashable }
}
