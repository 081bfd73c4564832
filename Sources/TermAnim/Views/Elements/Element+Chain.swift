extension Element {
  /// The element and those around it, from the inside outwards.
  final var upwards: UnfoldFirstSequence<Element> { sequence(first: self, next: \.parent) }

  /// The elements around this one, from the inside outwards.
  final var around: DropFirstSequence<UnfoldFirstSequence<Element>> { upwards.dropFirst() }

  /// `upwards`, as what can be gone through more than once.
  final var chain: [Element] { Array(upwards) }

  /// The innermost element around this one of a type; nil for none.
  final func nearest<Outer>(_ type: Outer.Type = Outer.self) -> Outer? {
    around.lazy.compactMap { $0 as? Outer }.first
  }
}
