extension InputScanner {
  /// The token that begins with `ESC [`.
  func controlSequence(_ bytes: ArraySlice<UInt8>) -> InputToken {
    let body = bytes.dropFirst(2)
    guard let first = body.first else {
      return .incomplete(.introducer(KeyStroke(.character("["), modifiers: .option)))
    }
    if first == UInt8(ascii: "[") { return Self.consoleFunctionKey(body) }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      let isTooLong = bytes.count > ControlSequence.maximalLength
      return isTooLong ? .complete(length: bytes.count, nil) : .incomplete(.remainder)
    }
    let length = end - bytes.startIndex
    // Whatever cuts a sequence begins something of its own.
    guard (0x40...0x7E).contains(bytes[end]) else { return .complete(length: length, nil) }
    if bytes[end] == UInt8(ascii: "M"), end == body.startIndex { return legacyMouse(bytes) }
    let sequence = ControlSequence(body: bytes[body.startIndex...end])
    if sequence.isPasteStart { return .pasteStart(length: length + 1) }
    return .complete(length: length + 1, meaning(of: sequence))
  }

  /// F1 to F5 of the Linux console: `ESC [ [ A` to `ESC [ [ E`.
  private static func consoleFunctionKey(_ body: ArraySlice<UInt8>) -> InputToken {
    guard let letter = body.dropFirst().first else { return .incomplete(.remainder) }
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else {
      return .complete(length: 3, nil)
    }
    return .complete(length: 4, .key(KeyStroke(.function(Int(letter) - 0x40))))
  }

  /// `ESC [ M` and three bytes: a mouse report of a terminal without mode 1006.
  private func legacyMouse(_ bytes: ArraySlice<UInt8>) -> InputToken {
    guard bytes.count >= 6 else { return .incomplete(.remainder) }
    let values = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
    let isRelease = values[0] & 0b1110_0011 == 3
    let report = mouse(
      code: isRelease ? values[0] & ~3 : values[0], x: values[1], y: values[2],
      isRelease: isRelease, pixels: nil)
    return .complete(length: 6, report.map(DecodedInput.mouse))
  }

  /// The token that begins with `ESC O`: a key of the application keypad.
  func singleShift(_ bytes: ArraySlice<UInt8>) -> InputToken {
    let body = bytes.dropFirst(2)
    guard !body.isEmpty else {
      return .incomplete(.introducer(KeyStroke(.character("O"), modifiers: .option)))
    }
    guard let end = body.firstIndex(where: { !(0x30...0x39).contains($0) }) else {
      return body.count > 3 ? .complete(length: bytes.count, nil) : .incomplete(.remainder)
    }
    let length = end - bytes.startIndex
    guard (0x20...0x7E).contains(bytes[end]) else { return .complete(length: length, nil) }
    guard let key = KeyTable.applicationKey(bytes[end]) else {
      return .complete(length: length + 1, nil)
    }
    let modifier = ControlSequence.parameters(in: body[..<end]).first?.first ?? 0
    let stroke = KeyStroke(key, modifiers: KeyStroke.Modifiers(parameter: modifier))
    return .complete(length: length + 1, .key(stroke))
  }

  /// A string that an introducer opens and ST (`ESC \`) or BEL ends: an answer, or nothing for us.
  static func string(_ bytes: ArraySlice<UInt8>) -> InputToken {
    let introducer = bytes[bytes.startIndex + 1]
    let body = bytes.dropFirst(2)
    guard !body.isEmpty else {
      let letter = Character(Unicode.Scalar(introducer))
      return .incomplete(.introducer(KeyStroke(.character(letter), modifiers: .option)))
    }
    guard let end = body.firstIndex(where: { $0 < 0x20 && $0 != 0x09 }) else {
      return .incomplete(.remainder)
    }
    let answer = TerminalReply(introducer: introducer, text: body[..<end])
    let length = end - bytes.startIndex
    switch bytes[end] {
    case 0x07, 0x18:
      return .complete(length: length + 1, bytes[end] == 0x07 ? .reply(answer) : nil)
    case escape:
      guard end + 1 < bytes.endIndex else { return .incomplete(.remainder) }
      let isEnded = bytes[end + 1] == UInt8(ascii: "\\")
      return .complete(length: isEnded ? length + 2 : length, isEnded ? .reply(answer) : nil)
    default:
      return .complete(length: length, nil)
    }
  }
}

extension ControlSequence {
  fileprivate var isPasteStart: Bool {
    final == UInt8(ascii: "~") && marker == 0 && parameter(0) == 200
  }
}
