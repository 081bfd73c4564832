extension ViewModifier {
  /// The modifier with its changes moving by `animation`; nil makes them at once.
  ///
  /// What is modified keeps its own animations.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    AnimatedModifier(modifier: self, animation: animation)
  }

  /// The modifier with `transform` applied to the transactions of its changes.
  ///
  /// What is modified keeps its own transactions.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    TransactedModifier(modifier: self, transform: transform)
  }
}

/// A modifier whose changes are animated, those of what it modifies left alone.
nonisolated private struct AnimatedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let animation: Animation?

  @MainActor
  func body(content: Content) -> some View {
    content.animation(animation) { $0.modifier(modifier) }
  }
}

/// A modifier whose transactions are changed, those of what it modifies left alone.
nonisolated private struct TransactedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  @MainActor
  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}
