extension Element {
  /// The scroll view that the element is in, the innermost one.
  final var nearestScrollElement: ScrollElement? { nearest() }

  /// The innermost scroll view that the element is in and that scrolls along `axis`.
  final func scrollElement(along axis: Axis) -> ScrollElement? {
    scrollElements.first { $0.options.axes.contains(Axis.Set(axis)) }
  }

  /// The scroll views that the element is in, from the inside outwards.
  final var scrollElements: [ScrollElement] {
    around.compactMap { $0 as? ScrollElement }
  }
}
