extension InputScanner {
  /// The key that sends one ASCII byte in raw mode.
  static func key(forASCII byte: UInt8, keys: KeyTable) -> KeyStroke {
    switch byte {
    case 0x00: KeyStroke(.character(" "), modifiers: .control)
    case 0x08: keys.backspaceIsControlH ? KeyStroke(.backspace) : control(byte)
    case 0x09: KeyStroke(.tab)
    case 0x0A, 0x0D: KeyStroke(.return)
    case 0x1B: KeyStroke(.escape)
    case 0x01...0x1A: control(byte)
    case 0x1C...0x1F: KeyStroke(.character(character(byte + 0x40)), modifiers: .control)
    case 0x7F: KeyStroke(.backspace)
    default: KeyStroke(.character(character(byte)))
    }
  }

  private static func control(_ byte: UInt8) -> KeyStroke {
    KeyStroke(.character(character(byte + 0x60)), modifiers: .control)
  }

  private static func character(_ byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte))
  }

  /// One character of UTF-8 (RFC 3629); what is not well-formed means nothing, byte by byte.
  ///
  /// U+0080 to U+009F are control characters, not text.
  static func character(in bytes: ArraySlice<UInt8>) -> InputToken {
    let length = sequenceLength(lead: bytes[bytes.startIndex])
    guard length > 1 else { return .complete(length: 1, nil) }
    let present = bytes.prefix(length)
    guard present.dropFirst().allSatisfy({ (0x80...0xBF).contains($0) }) else {
      return .complete(length: 1, nil)
    }
    guard present.count == length else { return .incomplete(.remainder) }
    guard let text = String(validating: present, as: UTF8.self), let character = text.first else {
      return .complete(length: 1, nil)
    }
    let isControl = text.unicodeScalars.allSatisfy { $0.value < 0xA0 }
    return .complete(length: length, isControl ? nil : .key(KeyStroke(.character(character))))
  }

  private static func sequenceLength(lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
