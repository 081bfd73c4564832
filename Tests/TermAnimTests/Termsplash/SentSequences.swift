/// What a program has sent to a terminal besides text, by kind.
struct SentSequences {
  /// Control sequences as `CSI ?25h`: with their parameters where they set or ask for something,
  /// without where they draw; strings as `OSC 11` and `DCS`; other escapes as `ESC 7`; controls as
  /// `0A`.
  private(set) var kinds: Set<String> = []
  /// The ways in which colours were told.
  private(set) var colors: Set<TerminalKind.Colors> = []

  init(in bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B {
        takeEscape(&rest)
      } else if byte < 0x20 || byte == 0x7F {
        kinds.insert(Self.name(ofControl: byte))
      }
    }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
    where (0x80...0x9F).contains(scalar.value) {
      kinds.insert("C1")
    }
  }

  private static func name(ofControl byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0\(digits)" : digits
  }

  private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>) {
    guard let introducer = rest.popFirst() else { return }
    switch introducer {
    case UInt8(ascii: "["):
      let body = rest.prefix { (0x20...0x3F).contains($0) }
      rest = rest.dropFirst(body.count)
      guard let final = rest.popFirst() else { return }
      noteControl(String(decoding: body, as: UTF8.self), Character(Unicode.Scalar(final)))
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      let body = rest.prefix { $0 >= 0x20 }
      rest = rest.dropFirst(body.count)
      if rest.first == 0x07 { rest = rest.dropFirst() }
      let number = String(decoding: body.prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
      kinds.insert(introducer == UInt8(ascii: "]") ? "OSC \(number)" : "string")
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      let set = rest.popFirst().map { String(Unicode.Scalar($0)) } ?? ""
      kinds.insert("ESC \(Unicode.Scalar(introducer))\(set)")
    default:
      kinds.insert("ESC \(Unicode.Scalar(introducer))")
    }
  }

  private mutating func noteControl(_ body: String, _ final: Character) {
    let isDrawing =
      "ABCDEFGHIJKLMPSTXZ@`abdefgmr".contains(final) && body.first?.isNumber != false
    kinds.insert("CSI \(isDrawing ? "" : body)\(final)")
    if final == "m", body != "38;2;1;2;3" { noteColors(body) }
  }

  private mutating func noteColors(_ body: String) {
    var numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[
      ...]
    while let number = numbers.popFirst() {
      switch number {
      case 38, 48:
        let isExact = numbers.popFirst() == 2
        numbers = numbers.dropFirst(isExact ? 3 : 1)
        colors.insert(isExact ? .exact : .indexed256)
      case 30...37, 40...47, 90...97, 100...107: colors.insert(.basic)
      default: break
      }
    }
  }
}
