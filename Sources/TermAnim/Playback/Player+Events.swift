import Foundation

extension Player {
  /// Does what an event of the terminal asks for.
  func receive(_ event: TerminalEvent) {
    switch event {
    case .key(let stroke): press(stroke)
    case .mouse(let mouse):
      if let event = InputEvent(mouse, on: performance.screen) { send(event) }
    case .paste(let text):
      performance.paste(text)
      requestResponse()
    case .focus(let isFocused): if !isFocused { send(.pointerCancelled) }
    case .resize: repaintOnNewScreen()
    case .capabilities: screenChanged()
    case .suspended: willSuspend()
    case .resumed: didResume()
    case .terminate: clock.stop()
    }
  }

  /// Does what a key asks for, as if it had been typed.
  public func press(_ stroke: KeyStroke) {
    switch stroke {
    case KeyStroke(.character("c"), modifiers: .control): session.end(by: SIGINT)
    case KeyStroke(.character("z"), modifiers: .control): session.suspend()
    case KeyStroke(.character("l"), modifiers: .control): repaint()
    default:
      if !performance.press(stroke), onKey?(stroke) != true, stroke.quits, !session.isInline {
        quit()
      }
      requestResponse()
    }
  }

  private func send(_ event: InputEvent) {
    performance.send(event)
    requestResponse()
  }

  /// A terminal may have moved or lost what it showed when its size changed.
  private func repaintOnNewScreen() {
    screenChanged()
    repaint()
  }
}

extension KeyStroke {
  /// Whether the key ends a player when nothing else is made of it.
  ///
  /// A slow link may deliver Esc and `q` in one piece, which then look like `q` with Alt; both keys
  /// ask for the same.
  fileprivate var quits: Bool {
    switch self {
    case KeyStroke(.escape), KeyStroke(.character("q")): true
    case KeyStroke(.character("q"), modifiers: .option): true
    default: false
    }
  }
}
