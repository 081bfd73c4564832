/// Which of several values are chosen, and how another one is.
struct Choice {
  let selected: Set<AnyHashable>
  let select: (AnyHashable) -> Void
  /// Whether a tag is of a type that can be chosen.
  let takes: (AnyHashable) -> Bool
  /// Whether arrow keys choose what they go to.
  private(set) var followsFocus = false
  /// Whether something is chosen at the time of asking; nil where that is not known.
  private(set) var isAnyChosen: (() -> Bool)?

  /// At most one of the values; nil is none.
  nonisolated init(
    selected: AnyHashable?, takes: @escaping (AnyHashable) -> Bool = { _ in true },
    select: @escaping (AnyHashable) -> Void
  ) {
    self.init(selected: Set([selected].compactMap(\.self)), takes: takes, select: select)
  }

  nonisolated init(
    selected: Set<AnyHashable>, takes: @escaping (AnyHashable) -> Bool = { _ in true },
    select: @escaping (AnyHashable) -> Void
  ) {
    (self.selected, self.takes, self.select) = (selected, takes, select)
  }

  /// The value of a binding, which is shown by a view with that tag; where it is an optional, by
  /// one with the tag that it holds, too.
  init<Value: Hashable>(_ selection: Binding<Value>) {
    let value = Self.value(ofType: Value.self)
    self.init(selected: Self.tags(of: selection.wrappedValue), takes: { value($0) != nil }) { tag in
      guard let value = value(tag), value != selection.wrappedValue else { return }
      selection.wrappedValue = value
    }
  }

  /// What a tag stands for in choices of values of a type; nil where it can be none of them.
  nonisolated static func value<Value: Hashable>(
    ofType type: Value.Type
  ) -> (_ tag: AnyHashable) -> Value? {
    { tag in tag.base as? Value ?? (tag.base as? ExactTag<Value>)?.value }
  }

  /// What all of `choices` have chosen, for all of them at once.
  init(of choices: [Choice]) {
    let selected = choices.dropFirst().reduce(choices.first?.selected ?? []) {
      $0.intersection($1.selected)
    }
    self.init(selected: selected) { tag in for choice in choices { choice.select(tag) } }
  }

  private static func tags<Value: Hashable>(of value: Value) -> Set<AnyHashable> {
    var tags: Set = [AnyHashable(value), AnyHashable(ExactTag(value: value))]
    if let held = (value as? any IdentityHolding)?.heldIdentity { tags.insert(held) }
    return tags
  }

  /// The same, with arrow keys that choose what they go to; `isAnyChosen` says whether something is
  /// chosen when it is asked, and is nil where something always is.
  func followingFocus(isAnyChosen: (() -> Bool)? = nil) -> Choice {
    var choice = self
    (choice.followsFocus, choice.isAnyChosen) = (true, isAnyChosen)
    return choice
  }

  func isSelected(_ tag: AnyHashable?) -> Bool {
    tag.map(selected.contains) ?? false
  }
}
