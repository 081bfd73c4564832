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
    case .wheel, .key, .text: receive(.view(event))
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
      receive(.view(event))
    }
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
