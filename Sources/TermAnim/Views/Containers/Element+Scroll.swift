extension Element {
  /// The scroll view that the element is in, the innermost one.
  final var nearestScrollElement: ScrollElement? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? ScrollElement }.first
  }

  /// The scroll views that the element is in, from the inside outwards.
  final var scrollElements: [ScrollElement] {
    sequence(first: self, next: \.parent).dropFirst().compactMap { $0 as? ScrollElement }
  }
}
