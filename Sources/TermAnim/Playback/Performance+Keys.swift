extension Performance {
  /// Tells of a key, and returns whether it meant something.
  @discardableResult
  public func press(_ stroke: KeyStroke) -> Bool {
    press(stroke, as: .key(stroke))
  }

  /// Tells of a key as an event of the program.
  @discardableResult
  func press(_ stroke: KeyStroke, as event: EventLog.Event) -> Bool {
    if onKey?(stroke) == true {
      advanceOverlay(at: hostNow())
      return true
    }
    return receive(event)
  }

  /// Tells of pasted text: in one piece where that goes in one, or else as keys, a character at a
  /// time.
  func paste(_ text: String) {
    if receive(.text(text)) { return }
    for character in text { receive(.key(KeyStroke(.character(character)))) }
  }
}
