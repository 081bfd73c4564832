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

  /// All of the frame counts, whatever is drawn there.
  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    let isThere = super.hitTest(point, path: &path)
    if isEnabled, frame.covers(point) { path.append(self) }
    return isThere
  }

  /// Whether anything may be dropped here at the moment.
  var isOpen: Bool { isEnabled && isShown }

  /// Whether `payload`, which comes over the view at a point of the screen, may be dropped here.
  func accepts(_ payload: any Transferable, atScreen point: CGPoint) -> Bool {
    modifier.accepts(payload, place(ofScreen: point))
  }

  /// Takes note of what becomes of `payload`, which may be dropped here, at a point of the screen,
  /// and says what is to be done with it, nil as before.
  @discardableResult
  func follow(
    _ payload: any Transferable, _ step: DropPhase.Step, atScreen point: CGPoint
  ) -> DropProposal? {
    modifier.follow(DropPhase(step: step, payload: payload, place: place(ofScreen: point)))
  }

  /// Takes `payload`, dropped at a point of the screen, and says whether it is of use.
  func drop(_ payload: any Transferable, atScreen point: CGPoint) -> Bool {
    modifier.drop(payload, place(ofScreen: point))
  }

  private func place(ofScreen point: CGPoint) -> CGPoint {
    convert(localPoint(ofPointer: point), to: .local)
  }
}
