import Foundation

/// The element of a `ButtonModifier`.
final class ButtonElement: FocusableElement, Pressable {
  var handler: ButtonHandler

  init(_ handler: ButtonHandler, around content: Element, in inputs: ViewInputs) {
    self.handler = handler
    super.init(around: content, in: inputs)
  }

  private(set) lazy var participant: GestureParticipant? =
    CallbackRecognizer(followingPressesOf: self) { [weak self] in self?.follow($0) }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    if isEnabled { path.append(self) }
    return true
  }

  /// Makes use of a press, which may be one of what is around.
  func follow(_ press: Press) {
    handler.press(press)
  }

  override var isPressedAsOne: Bool { true }

  override func activate() {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    for phase in [PressPhase.began, .ended] {
      let press = Press(
        phase: phase, location: CGPoint(x: frame.width / 2, y: frame.height / 2),
        screenLocation: screenPoint(ofLocal: middle), isInside: true, time: graph.time)
      handler.press(press)
    }
  }
}
