/// Finds the first token in bytes from a terminal.
///
/// Pure: the same bytes give the same token.
struct InputScanner: Sendable {
  var keys: KeyTable
  /// Where the pixels that mode 1016 reports lie; `nil` while the mouse is reported in cells.
  var cellPixels: SIMD2<Double>?
  /// Whether an answer is due that says where the cursor is, and might be F3 with modifiers
  /// otherwise.
  var expectsCursor = false

  static let escape: UInt8 = 0x1B
  /// Strings (OSC, DCS and the like) beyond this length are not answers to our questions.
  static let maximalString = 512

  /// The token at the front of `bytes`, which must not be empty.
  func token(in bytes: ArraySlice<UInt8>) -> InputToken {
    precondition(!bytes.isEmpty, "no bytes to find a token in")
    let first = bytes[bytes.startIndex]
    if first == Self.escape { return escaped(bytes) }
    if first < 0x80 { return .complete(length: 1, .key(Self.key(forASCII: first, keys: keys))) }
    return Self.character(in: bytes)
  }

  /// The token that begins with ESC.
  private func escaped(_ bytes: ArraySlice<UInt8>) -> InputToken {
    if let match = keys.longestMatch(in: bytes) {
      return .complete(length: match.length, .key(match.key))
    }
    guard bytes.count > 1 else { return .incomplete(.escape) }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return singleShift(bytes)
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "X"):
      return Self.string(bytes)
    case Self.escape: return doubleEscape(bytes)
    default: return alternate(bytes)
    }
  }

  /// ESC before a key's own bytes: the key with Alt.
  ///
  /// What ends or suspends the program does so whatever has been pressed just before.
  private func alternate(_ bytes: ArraySlice<UInt8>) -> InputToken {
    if Self.isSignal(bytes[bytes.startIndex + 1]) {
      return .complete(length: 1, .key(KeyStroke(.escape)))
    }
    switch token(in: bytes.dropFirst()) {
    case .complete(let length, .key(var stroke)):
      stroke.modifiers.insert(.option)
      return .complete(length: length + 1, .key(stroke))
    case .complete(let length, _): return .complete(length: length + 1, nil)
    case .incomplete(let wait): return .incomplete(wait)
    case .pasteStart: return .complete(length: 1, .key(KeyStroke(.escape)))
    }
  }

  /// Whether a byte is Ctrl-C or Ctrl-Z, which terminals make signals of.
  static func isSignal(_ byte: UInt8) -> Bool {
    byte == 0x03 || byte == 0x1A
  }

  /// Esc pressed twice, or Alt with a key that sends a sequence.
  private func doubleEscape(_ bytes: ArraySlice<UInt8>) -> InputToken {
    let single = InputToken.complete(length: 1, .key(KeyStroke(.escape)))
    guard bytes.count > 2 else { return .incomplete(.escape) }
    let third = bytes[bytes.startIndex + 2]
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else { return single }
    switch token(in: bytes.dropFirst()) {
    case .complete(let length, .key(var stroke)):
      stroke.modifiers.insert(.option)
      return .complete(length: length + 1, .key(stroke))
    case .incomplete(.introducer): return .incomplete(.escape)
    case .incomplete(let wait): return .incomplete(wait)
    case .complete, .pasteStart: return single
    }
  }
}
