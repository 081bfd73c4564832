import Foundation

/// An element that draws its content with a visual effect, once that is known.
final class VisualEffectElement<Effect: VisualEffect>: WrapperElement {
  private var shown: EffectElement<VisualEffectDrawing<Effect>>?

  /// Takes another effect, in the transaction of the current update; the first one is simply there.
  func show(_ effect: Effect) {
    let drawing = VisualEffectDrawing(effect: effect)
    if let shown { return shown.update(to: drawing) }
    let element = EffectElement(drawing, around: content, scope: scope)
    element.parent = self
    element.place(at: frame.origin, proposal: placedProposal)
    shown = element
    setNeedsDrawing()
  }

  override func didPlace() {
    (shown ?? content).place(at: frame.origin, proposal: placedProposal)
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    (shown ?? content).draw(into: &commands)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    (shown ?? content).hitTest(point, path: &path)
  }
}
