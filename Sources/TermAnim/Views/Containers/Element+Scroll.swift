extension Element {
  /// The scroll view that the element is in, the innermost one.
  final var nearestScrollElement: ScrollElement? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? ScrollElement }.first
  }
}
