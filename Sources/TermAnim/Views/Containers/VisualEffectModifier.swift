/// The modifier of `visualEffect` and `scrollTransition`: an effect that depends on where its content
/// is.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
  let effect: @MainActor (GeometryObserverElement) -> Effect
  /// What a change of the place is animated with when the transaction has no animation.
  var animation: Animation?

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> GeometryObserverElement {
    let scope = TransactionScope(parent: inputs.transactions)
    if let animation {
      scope.apply { $0.animation = $0.animation ?? animation }
    }
    let shown = VisualEffectElement<Effect>(around: content, scope: scope)
    return GeometryObserverElement(
      around: shown, scope: inputs.transactions, changed: changed(of: shown))
  }

  @MainActor
  func update(_ element: GeometryObserverElement, in inputs: ViewInputs) {
    guard let shown = element.content as? VisualEffectElement<Effect> else { return }
    element.changed = changed(of: shown)
    if element.isPlaced { element.changed(element) }
  }

  @MainActor
  private func changed(of shown: VisualEffectElement<Effect>) -> GeometryObserverElement.Change {
    { [effect, weak shown] element in shown?.show(effect(element)) }
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
