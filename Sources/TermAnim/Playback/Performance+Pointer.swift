import Foundation

/// The pointer, which means something to the program or to what lies over it.
extension Performance {
  /// What may be pressed.
  enum Pressed {
    case program, overlay
  }

  /// Tells of the pointer; what follows no press means nothing, unless views want to know where it
  /// is.
  func send(_ event: InputEvent) {
    switch event {
    case .pointerDown: begin(event)
    case .secondaryClick: secondaryClick(event)
    case .wheel(let point, let delta, let modifiers):
      turnWheel(event, at: point, by: delta, modifiers)
    case .key, .text: receive(.view(event))
    case .pointerMoved: goOn(with: event)
    case .pointerUp, .pointerCancelled:
      goOn(with: event)
      pressed = nil
    }
  }

  private func begin(_ event: InputEvent) {
    if overlay?.send(event) == true {
      pressed = .overlay
      advanceOverlay(at: hostNow())
    } else {
      pressed = .program
      if receive(.view(event)) { onPress?() }
    }
  }

  /// Hands a click of the second button to what is in front, unless a press is going on.
  private func secondaryClick(_ event: InputEvent) {
    guard pressed == nil else { return }
    if overlay?.send(event) == true {
      advanceOverlay(at: hostNow())
    } else {
      receive(.view(event))
    }
  }

  /// Hands a turn of the wheel to the views; where nothing scrolls that way, it is the arrow key of
  /// its direction, as it is in terminals to programs without a mouse.
  ///
  /// The key is for the program, and not for what has the focus, which may be far from the pointer.
  private func turnWheel(
    _ event: InputEvent, at point: CGPoint, by delta: CGSize, _ modifiers: EventModifiers
  ) {
    if overlay?.send(event) == true { return advanceOverlay(at: hostNow()) }
    if receive(.view(event)) { return }
    guard modifiers.isEmpty, !program.capturesKeys, let key = delta.arrow,
      !run.graph.hasScrollView(along: delta, at: point)
    else { return }
    press(KeyStroke(key), as: .programKey(KeyStroke(key)))
  }

  private func goOn(with event: InputEvent) {
    switch pressed {
    case .program: receive(.view(event))
    case .overlay:
      overlay?.send(event)
      advanceOverlay(at: hostNow())
    case nil:
      if wantsMotion, case .pointerMoved = event { receive(.view(event)) }
    }
  }

  /// Whether views want to know where the pointer is although no button is pressed.
  var wantsMotion: Bool { run.graph.hover.isWanted }
}

extension CGSize {
  /// The arrow key that points where a turn of the wheel leads; nil for none.
  fileprivate var arrow: KeyStroke.Key? {
    if abs(height) >= abs(width) { return height == 0 ? nil : height < 0 ? .up : .down }
    return width < 0 ? .left : .right
  }
}
