import Foundation

/// The element of a `DropModifier`.
final class DropElement: WrapperElement, Pressable {
  private var modifier: DropModifier
  private var isEnabled: Bool

  init(_ modifier: DropModifier, around content: Element, in inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = inputs.environment.values.isEnabled
    super.init(around: content, scope: inputs.transactions)
  }

  func update(to modifier: DropModifier, in inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = inputs.environment.values.isEnabled
  }

  var pressElement: Element { self }

  /// All of the frame counts, whatever is drawn there.
  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    let isThere = super.hitTest(point, path: &path)
    if isEnabled, frame.covers(point) { path.append(self) }
    return isThere
  }

  /// Whether `payload` may be dropped here.
  func accepts(_ payload: any Transferable) -> Bool {
    isEnabled && isShown && modifier.accepts(payload)
  }

  /// Takes note of what becomes of `payload`, which may be dropped here, at a point of the screen.
  func follow(_ payload: any Transferable, _ step: DropPhase.Step, atScreen point: CGPoint) {
    modifier.follow(DropPhase(step: step, payload: payload, place: place(ofScreen: point)))
  }

  /// Takes `payload`, dropped at a point of the screen, and says whether it is of use.
  func drop(_ payload: any Transferable, atScreen point: CGPoint) -> Bool {
    modifier.drop(payload, place(ofScreen: point))
  }

  private func place(ofScreen point: CGPoint) -> CGPoint {
    convert(localPoint(ofScreen: point), to: .local)
  }
}
