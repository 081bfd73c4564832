import Foundation

/// The element of a `VisualEffectModifier`: draws its content with an effect, once that is known.
final class VisualEffectElement<Effect: VisualEffect>: GeometryObserverElement, ReadingElement {
  var reader: Backlink<ViewNode>?
  private let effectScope: TransactionScope
  private var shown: EffectElement<VisualEffectDrawing<Effect>>?

  init(
    _ modifier: VisualEffectModifier<Effect>, around content: Element, in inputs: ViewInputs
  ) {
    effectScope = TransactionScope(parent: inputs.transactions)
    super.init(around: content, scope: inputs.transactions) { _ in }
    update(to: modifier)
  }

  func update(to modifier: VisualEffectModifier<Effect>) {
    let (effect, animation) = (modifier.effect, modifier.animation)
    effectScope.apply(animation.map { animation in { $0.animation = $0.animation ?? animation } })
    changed = { element in
      guard let element = element as? VisualEffectElement<Effect> else { return }
      element.show(element.reading { effect(element) })
    }
    if isPlaced { changed(self) }
  }

  /// Takes another effect, in the transaction of the current update; the first one is simply there.
  private func show(_ effect: Effect) {
    let drawing = VisualEffectDrawing(effect: effect)
    if let shown { return shown.update(to: drawing) }
    let element = EffectElement(drawing, around: content, scope: effectScope)
    element.parent = self
    element.place(at: frame.origin, proposal: placedProposal)
    shown = element
    setNeedsDrawing()
    // What is inside is seen through the effect from now on.
    graph.placesChanged()
  }

  override func placeContent() {
    (shown ?? content).place(at: frame.origin, proposal: placedProposal)
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    (shown ?? content).draw(into: &commands)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    (shown ?? content).hitTest(point, path: &path)
  }

  override func showsCharacters(at point: CGPoint) -> Bool {
    (shown ?? content).showsCharacters(at: point)
  }
}
