import Testing

@testable import TermAnim

/// Answers of terminals, right ones and damaged ones.
struct ReplyFuzz {
  private static let replies = [
    "\u{1B}[?62;4;22c", "\u{1B}[?2026;2$y", "\u{1B}[?2048;1$y", "\u{1B}[?1016;4$y", "\u{1B}[?0u",
    "\u{1B}[?31u", "\u{1B}[6;20;10t", "\u{1B}[4;600;800t", "\u{1B}[48;24;80;480;800t",
    "\u{1B}P1$r0;38:2::1:2:3m\u{1B}\\", "\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\",
    "\u{1B}]11;rgb:ff/0/8\u{7}", "\u{1B}P0$r\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
  ]

  private static func probe() -> CapabilityProbe {
    CapabilityProbe(
      assuming: TerminalCapabilities(), environment: TerminalEnvironment(variables: [:]))
  }

  /// What a decoder makes of bytes that come in portions, with pauses within a round trip.
  private static func inputs(
    _ bytes: [UInt8], _ dice: inout FuzzDice
  ) -> [DecodedInput] {
    var decoder = InputDecoder(keys: KeyTable())
    decoder.escapePatience = CapabilityProbe.patience
    var (inputs, time, rest) = ([DecodedInput](), 0.0, bytes[...])
    while !rest.isEmpty {
      let count = dice.roll(1..<20)
      inputs += decoder.expire(at: time) + decoder.decode(Array(rest.prefix(count)), at: time)
      rest = rest.dropFirst(count)
      time += dice.number(0...0.09)
    }
    return inputs + decoder.expire(at: time + 10)
  }

  @Test func `answers cut by the link are the same answers, and never keys`() {
    Fuzz.rounds(300) { dice in
      let texts = dice.several(1..<12) { $0.pick(Self.replies) }
      let apart = texts.flatMap { text in
        var decoder = InputDecoder(keys: KeyTable())
        return decoder.decode(Array(text.utf8), at: 0)
      }
      let inputs = Self.inputs(Array(texts.joined().utf8), &dice)
      return inputs == apart ? nil : "\(texts) means \(inputs)"
    }
  }

  @Test func `damaged answers give no impossible capability`() {
    Fuzz.rounds(400) { dice in
      let texts = dice.several(1..<6) { $0.pick(Self.replies) }
      let bytes = dice.mutated(Array(texts.joined().utf8))
      var probe = Self.probe()
      for case .reply(let reply) in Self.inputs(bytes, &dice) { probe.note(reply) }
      if let color = probe.capabilities.background {
        for index in 0..<3 where !(0...1 ~= color[index]) { return "\(bytes): ground \(color)" }
      }
      if let pixels = probe.cellPixels, !(pixels.x > 0 && pixels.y > 0) {
        return "\(bytes): cell \(pixels)"
      }
      return nil
    }
  }
}
