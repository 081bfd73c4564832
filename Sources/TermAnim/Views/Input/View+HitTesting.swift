extension View {
  /// Lets the pointer find the view wherever `shape` is, and nowhere else.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// Gives the view a shape for some purposes, of which only `interaction` exists in a terminal.
  @ViewBuilder
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      contentShape(shape, eoFill: eoFill)
    } else {
      self
    }
  }

  /// Lets the pointer find the view, or what lies behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isAllowed: enabled))
  }
}
