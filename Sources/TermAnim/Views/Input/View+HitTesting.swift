extension View {
  /// Lets the pointer find the view wherever `shape` is, and nowhere else.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, isEvenOdd: eoFill))
  }

  /// Gives the view a shape for some purposes, of which `interaction` and `focusEffect` exist in a
  /// terminal.
  @ViewBuilder
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.isDisjoint(with: [.interaction, .focusEffect]) {
      self
    } else {
      modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
    }
  }

  /// Lets the pointer find the view, or what lies behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isAllowed: enabled))
  }
}
