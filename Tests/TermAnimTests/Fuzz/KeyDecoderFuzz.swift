import Testing

@testable import TermAnim

/// Whatever arrives where keys are read.
struct KeyDecoderFuzz {
  private static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}O", "\u{1B}_", "<0;", "1;5", ":", ";", "~",
    "M",
    "u", "R", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<35;1;1M", "\u{1B}\\", "\u{7}", "\u{18}", "?",
    "$y",
    "\u{9B}", "\u{1F468}\u{200D}", "99999999999",
  ]

  @Test func `bytes mean the same however they are cut, and the next key counts`() {
    Fuzz.rounds(300) { dice in
      let bytes = dice.bytes(with: Self.pieces, count: 1..<80)
      var whole = InputDecoder(keys: KeyTable())
      let inputs = whole.decode(bytes, at: 0) + whole.expire(at: 10)
      if whole.deadline != nil { return "something waits after \(bytes)" }
      var parts = InputDecoder(keys: KeyTable())
      var same: [DecodedInput] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = dice.roll(1..<12)
        same += parts.decode(Array(rest.prefix(count)), at: 0)
        rest = rest.dropFirst(count)
      }
      same += parts.expire(at: 10)
      if inputs != same { return "\(bytes) means \(inputs), in parts \(same)" }
      let key = whole.decode([0x71], at: 20)
      return key == [.key(KeyStroke(.character("q")))] ? nil : "\(bytes), then q, is \(key)"
    }
  }

  @Test func `pauses at any place neither trap nor keep the keyboard`() {
    Fuzz.rounds(200) { dice in
      var decoder = InputDecoder(keys: KeyTable())
      var time = 0.0
      for byte in dice.bytes(with: Self.pieces, count: 1..<80) {
        _ = decoder.decode([byte], at: time)
        if dice.chance(3) { time += dice.pick([0.001, 0.02, 0.03, 0.5, 3]) }
        if dice.chance(3) { _ = decoder.expire(at: time) }
      }
      _ = decoder.expire(at: time + 10)
      let key = decoder.decode([0x71], at: time + 20)
      return key == [.key(KeyStroke(.character("q")))] ? nil : "then q is \(key)"
    }
  }
}
