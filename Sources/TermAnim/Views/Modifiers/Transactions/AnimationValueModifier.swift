/// The modifier of `animation(_:value:)`.
nonisolated struct AnimationValueModifier<Value> {
  let animation: Animation?
  let value: Value
}

nonisolated extension AnimationValueModifier: ViewModifier, PrimitiveModifier, TransactionModifying
where Value: Equatable {
  @MainActor
  func apply(to scope: TransactionScope, replacing old: Self?, in update: GraphUpdate) {
    guard let old, old.value != value else { return }
    scope.apply(
      { [animation] transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, during: update)
  }
}

extension View {
  /// Animates changes of the view and of what is in it that come together with a change of `value`;
  /// nil takes their animation away.
  ///
  /// Changes of modifiers that are written after this one are not touched.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(AnimationValueModifier(animation: animation, value: value))
  }
}
