import Foundation

/// The element of a `PressModifier`.
final class PressElement<Handler: PressHandler>: FocusableElement, Pressable {
  var handler: Handler
  private var memory = Handler.initialMemory
  private var recognizer: CallbackRecognizer<Press>?

  init(_ handler: Handler, around content: Element, in inputs: ViewInputs) {
    self.handler = handler
    super.init(around: content, in: inputs)
  }

  var pressElement: Element { self }

  override var isFocusable: Bool { handler.isFocusable }

  var participant: GestureParticipant? {
    if let recognizer { return recognizer }
    let made = CallbackRecognizer(followingPressesOf: self) { [weak self] in self?.follow($0) }
    recognizer = made
    return made
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    if isEnabled { path.append(self) }
    return true
  }

  /// Makes use of a press, which may be one of what is around.
  func follow(_ press: Press) {
    handler.press(press, memory: &memory)
  }

  override func activate() {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    for phase in [PressPhase.began, .ended] {
      let press = Press(
        phase: phase, location: CGPoint(x: frame.width / 2, y: frame.height / 2),
        screenLocation: screenPoint(ofLocal: middle), isInside: true, time: graph.time)
      handler.press(press, memory: &memory)
    }
  }
}
