/// The modifier of `animation(_:)`.
nonisolated struct ImplicitAnimationModifier: TransactionModifying {
  let animation: Animation?

  @MainActor
  func apply(to scope: TransactionScope, replacing old: Self?, in update: GraphUpdate) {
    // What moves already is where it should be in this frame; animated anew, it would lag behind
    // ever more animations.
    scope.apply(toChangesOnly: true) { [animation] transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

extension View {
  /// Animates every change of the view and of what is in it; nil animates none.
  ///
  /// Changes of modifiers that are written after this one are not touched.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(ImplicitAnimationModifier(animation: animation))
  }
}
