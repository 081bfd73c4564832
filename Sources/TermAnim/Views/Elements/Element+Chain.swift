extension Element {
  /// The element and those around it, from the inside outwards.
  var chain: [Element] {
    Array(sequence(first: self, next: \.parent))
  }
}
