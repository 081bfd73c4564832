extension FrameRenderer {
  /// Tells the views and the program of a key, and returns whether it meant something.
  @discardableResult
  public func press(_ stroke: KeyStroke) -> Bool {
    performance.press(stroke)
  }

  /// Tells the views of the mouse: places are counted in cells, so that the middle of the first one
  /// is at 0.5, 0.5.
  ///
  /// A press of the left button and its release at one place are a click; between the two, time may
  /// be let pass. A press of the right one opens menus, and the middle one means nothing.
  public func send(_ mouse: MouseInput) {
    if let event = InputEvent(mouse, on: performance.screen) { performance.send(event) }
  }

  /// Tells of text as it is pasted: a field that has the focus takes it in one piece, and anything
  /// else hears a key for each character.
  public func paste(_ text: String) {
    performance.paste(text)
  }
}
