/// The modifier of `visualEffect` and `scrollTransition`: an effect that depends on where its
/// content is.
nonisolated struct VisualEffectModifier<Effect> {
  let effect: @MainActor (GeometryObserverElement) -> Effect
  /// What a change of the place is animated with when the transaction has no animation.
  var animation: Animation?
}

nonisolated extension VisualEffectModifier: ViewModifier, PrimitiveModifier, ElementModifier,
  ReadingModifier
where Effect: VisualEffect {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> VisualEffectElement<Effect> {
    VisualEffectElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: VisualEffectElement<Effect>, in inputs: ViewInputs) {
    element.update(to: self)
  }
}

extension View {
  /// Changes how the view looks depending on its size and place, without changing the layout.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0.proxy()) })
  }
}
