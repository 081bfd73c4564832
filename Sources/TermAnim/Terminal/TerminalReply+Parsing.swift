extension TerminalReply {
  /// The answer in a control sequence with private parameters, or `nil` when it is not one.
  init?(_ sequence: ControlSequence) {
    guard sequence.marker == UInt8(ascii: "?") else { return nil }
    switch (sequence.intermediate, sequence.final) {
    case (0, UInt8(ascii: "c")):
      self = .primaryAttributes(sequence.numbers)
    case (UInt8(ascii: "$"), UInt8(ascii: "y")):
      self = .mode(number: sequence.parameter(0), state: sequence.parameter(1))
    case (0, UInt8(ascii: "u")):
      self = .keyboardFlags(sequence.parameter(0))
    default:
      return nil
    }
  }

  /// The answer in a string that the second byte `introducer` opened: `]` for OSC, `P` for DCS.
  init(introducer: UInt8, text: ArraySlice<UInt8>) {
    self =
      Self.attributes(introducer: introducer, text: text)
      ?? Self.background(introducer: introducer, text: text) ?? .other
  }

  /// `DCS 1 $ r 38:2::1:2:3 m ST`, the answer to DECRQSS.
  private static func attributes(introducer: UInt8, text: ArraySlice<UInt8>) -> Self? {
    guard introducer == UInt8(ascii: "P"), text.starts(with: "1$r".utf8),
      text.last == UInt8(ascii: "m")
    else { return nil }
    let numbers = text.dropFirst(3).dropLast()
    guard numbers.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    return .attributes(ControlSequence.parameters(in: numbers).flatMap(\.self))
  }

  /// `OSC 11 ; rgb:RRRR/GGGG/BBBB`, with one to four hexadecimal digits a component.
  private static func background(introducer: UInt8, text: ArraySlice<UInt8>) -> Self? {
    let prefix = "11;rgb:"
    guard introducer == UInt8(ascii: "]"), text.starts(with: prefix.utf8) else { return nil }
    let parts = text.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
    let components = parts.compactMap(component)
    guard parts.count == 3, components.count == 3 else { return nil }
    return .background(SIMD3(components[0], components[1], components[2]))
  }

  private static func component(_ digits: ArraySlice<UInt8>) -> Float? {
    guard (1...4).contains(digits.count),
      let value = Int(String(decoding: digits, as: UTF8.self), radix: 16), value >= 0
    else { return nil }
    return Float(value) / Float(1 << (4 * digits.count) - 1)
  }
}
