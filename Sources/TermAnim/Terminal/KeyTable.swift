/// The sequences that a terminal's keys send, as terminfo knows them.
///
/// Sequences with modifiers in a parameter are left to the scanner, which tells them in general.
struct KeyTable: Sendable {
  private var strokes: [[UInt8]: KeyStroke] = [:]
  private var longest = 0
  /// Whether the key that deletes to the left sends Control-H rather than DEL.
  private(set) var backspaceIsControlH = false

  init() {}

  /// Adds a sequence that begins with ESC; or the byte of the key that deletes to the left.
  mutating func add(_ sequence: [UInt8], _ stroke: KeyStroke) {
    if sequence == [0x08], stroke.key == .backspace { backspaceIsControlH = true }
    guard sequence.count > 2, sequence[0] == InputScanner.escape else { return }
    guard !sequence.contains(UInt8(ascii: ";")) else { return }
    strokes[sequence] = stroke
    longest = max(longest, sequence.count)
  }

  /// The key that sends the front of `bytes`, the longest if there are several.
  func longestMatch(in bytes: ArraySlice<UInt8>) -> (length: Int, key: KeyStroke)? {
    guard longest > 2, bytes.count > 2 else { return nil }
    for length in stride(from: min(longest, bytes.count), through: 3, by: -1) {
      if let key = strokes[Array(bytes.prefix(length))] { return (length, key) }
    }
    return nil
  }

  /// The key that sends `ESC O` and `letter` while the keypad is in application mode.
  static func applicationKey(_ letter: UInt8) -> KeyStroke.Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "M"): .return
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Array("*+,-./0123456789")[Int(letter) - 0x6A])
    default: nil
    }
  }
}
