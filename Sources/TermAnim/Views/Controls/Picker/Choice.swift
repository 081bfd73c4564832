/// Which of several values are chosen, and how another one is.
struct Choice {
  let selected: Set<AnyHashable>
  let select: (AnyHashable) -> Void

  /// At most one of the values; nil is none.
  nonisolated init(selected: AnyHashable?, select: @escaping (AnyHashable) -> Void) {
    self.init(selected: Set([selected].compactMap(\.self)), select: select)
  }

  nonisolated init(
    selected: Set<AnyHashable>, select: @escaping (AnyHashable) -> Void
  ) {
    (self.selected, self.select) = (selected, select)
  }

  func isSelected(_ tag: AnyHashable?) -> Bool {
    tag.map(selected.contains) ?? false
  }
}
