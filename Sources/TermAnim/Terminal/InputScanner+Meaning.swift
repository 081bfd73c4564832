extension InputScanner {
  /// What a control sequence says, or `nil` for one that is not known.
  func meaning(of sequence: ControlSequence) -> DecodedInput? {
    if sequence.intermediate == 0, sequence.marker == 0 { return plain(sequence) }
    switch (sequence.marker, sequence.intermediate, sequence.final) {
    case (UInt8(ascii: "<"), 0, UInt8(ascii: "M")), (UInt8(ascii: "<"), 0, UInt8(ascii: "m")):
      return mouse(sequence)
    default:
      return TerminalReply(sequence).map(DecodedInput.reply)
    }
  }

  private func plain(_ sequence: ControlSequence) -> DecodedInput? {
    switch sequence.final {
    case UInt8(ascii: "I"): .focus(true)
    case UInt8(ascii: "O"): .focus(false)
    case UInt8(ascii: "R") where expectsCursor:
      .reply(.cursor(column: sequence.parameter(1)))
    case UInt8(ascii: "n"): sequence.parameter(0) == 0 ? .reply(.ready) : nil
    case UInt8(ascii: "t"): windowReport(sequence)
    case UInt8(ascii: "u"): KeyStroke(kitty: sequence).map(DecodedInput.key)
    case UInt8(ascii: "~"): KeyStroke(tilde: sequence).map(DecodedInput.key)
    case UInt8(ascii: "Z"): .key(KeyStroke(.tab, modifiers: .shift))
    default: KeyStroke(letter: sequence).map(DecodedInput.key)
    }
  }

  private func windowReport(_ sequence: ControlSequence) -> DecodedInput? {
    switch sequence.parameter(0) {
    case 48:
      .resize(
        TerminalSize(
          columns: sequence.parameter(2), rows: sequence.parameter(1),
          pixelWidth: sequence.parameter(4), pixelHeight: sequence.parameter(3)))
    case 4: .reply(.screenPixels(width: sequence.parameter(2), height: sequence.parameter(1)))
    case 6: .reply(.cellPixels(width: sequence.parameter(2), height: sequence.parameter(1)))
    default: nil
    }
  }

  /// An SGR mouse report (xterm's modes 1006 and 1016): `CSI < code ; x ; y M`, or `m` on release.
  private func mouse(_ sequence: ControlSequence) -> DecodedInput? {
    guard sequence.parameters.count >= 3 else { return nil }
    return mouse(
      code: sequence.parameter(0), x: sequence.parameter(1), y: sequence.parameter(2),
      isRelease: sequence.final == UInt8(ascii: "m"), pixels: cellPixels
    ).map(DecodedInput.mouse)
  }

  /// The mouse report with xterm's button code at a position that counts from 1.
  func mouse(
    code: Int, x: Int, y: Int, isRelease: Bool, pixels: SIMD2<Double>?
  ) -> MouseInput? {
    guard let action = MouseInput.Action(code: code, isRelease: isRelease) else { return nil }
    let center = SIMD2(Double(max(1, x)), Double(max(1, y))) - 0.5
    let position = pixels.map { center / $0 } ?? center
    return MouseInput(
      action, x: position.x, y: position.y, modifiers: KeyStroke.Modifiers(mouseCode: code))
  }
}

extension MouseInput.Action {
  /// What xterm's button code stands for, or `nil` for buttons beyond three.
  fileprivate init?(code: Int, isRelease: Bool) {
    if code & 0b1000_0000 != 0 { return nil }
    if code & 0b0100_0000 != 0 {
      let steps = [(0, -1), (0, 1), (-1, 0), (1, 0)][code & 3]
      self = .scroll(dx: steps.0, dy: steps.1)
      return
    }
    guard code & 3 < 3 else {
      guard code & 32 != 0 else { return nil }
      self = .move
      return
    }
    let button = [MouseInput.Button.left, .middle, .right][code & 3]
    self = isRelease ? .release(button) : code & 32 != 0 ? .drag(button) : .press(button)
  }
}

extension KeyStroke.Modifiers {
  /// The modifiers in xterm's button code: 4 Shift, 8 Alt, 16 Control.
  fileprivate init(mouseCode: Int) {
    self = []
    if mouseCode & 4 != 0 { insert(.shift) }
    if mouseCode & 8 != 0 { insert(.option) }
    if mouseCode & 16 != 0 { insert(.control) }
  }
}
