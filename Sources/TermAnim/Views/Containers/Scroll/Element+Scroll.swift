extension Element {
  /// The scroll view that the element is in, the innermost one.
  final var nearestScrollElement: ScrollElement? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? ScrollElement }.first
  }

  /// The innermost scroll view that the element is in and that scrolls along `axis`.
  final func scrollElement(along axis: Axis) -> ScrollElement? {
    scrollElements.first { $0.options.axes.contains(Axis.Set(axis)) }
  }

  /// The scroll views that the element is in, from the inside outwards.
  final var scrollElements: [ScrollElement] {
    sequence(first: self, next: \.parent).dropFirst().compactMap { $0 as? ScrollElement }
  }
}
