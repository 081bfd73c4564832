import Testing

@testable import TermAnim

struct HostileTextTests {
  /// What a picture with these characters is sent as, once the pen's own sequences are taken out.
  private func printed(_ texts: [String], hasUnicode: Bool = true) -> String {
    let buffer = PixelBuffer(width: 40, height: 2)
    let characters = texts.enumerated().map { index, text in
      PlacedCharacter(text: text, columns: 2, column: index * 2, row: 0, color: 0xFFFF_FFFF)
    }
    let capabilities = OutputCapabilities(hasUnicode: hasUnicode)
    let encoder = HalfBlockEncoder(capabilities: capabilities)
    let presenter = FramePresenter(capabilities: capabilities)
    let grid = encoder.cells(of: Picture(pixels: buffer, characters: characters))
    let bytes = presenter.bytes(toShow: grid)
    #expect(bytes.count < 40 * 120)
    return withoutSequences(String(decoding: bytes, as: UTF8.self))
  }

  /// Takes out the colours and motions that a presenter sends, and nothing else.
  private func withoutSequences(_ text: String) -> String {
    var (kept, scalars) = (String.UnicodeScalarView(), Substring(text).unicodeScalars)
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}", scalars.first == "[" else {
        if scalar != "\r", scalar != "\u{8}" { kept.append(scalar) }
        continue
      }
      scalars.removeFirst()
      while let next = scalars.first, next == ";" || ("0"..."9").contains(next) {
        scalars.removeFirst()
      }
      let final = scalars.popFirst()
      #expect(final.map { "mGHC".unicodeScalars.contains($0) } == true)
    }
    return String(kept)
  }

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.visibleStandIn == nil }
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}]0;title\u{07}", "\u{9B}2J", "\u{7}", "\r\n", "\u{202E}abc", "\u{2066}x",
    "\u{2028}", "\u{7F}", "\0", "\u{E0041}", "a\u{E0062}\u{E007F}", "\u{FEFF}", "\u{200B}",
    "a\u{1B}[31m", "\u{90}q", "",
  ])
  func `nothing that a terminal obeys is sent`(text: String) {
    #expect(isHarmless(printed([text, "ok"])))
    let ascii = printed([text, "ok"], hasUnicode: false)
    #expect(isHarmless(ascii))
    #expect(ascii.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(
    arguments: ["b\u{E0041}", "e\u{301}", "x", "\u{65E5}", "\u{1F600}", "\u{1B}"], [true, false])
  func `what is behind a character stays in its column, however narrow that is`(
    text: String, hasUnicode: Bool
  ) {
    let texts = [(text, 2), ("o", 1), ("k", 1)]
    let characters = zip(texts, [1, 3, 4]).map { text, column in
      PlacedCharacter(
        text: text.0, columns: text.1, column: column, row: 0, color: 0xFFFF_FFFF)
    }
    let capabilities = OutputCapabilities(hasUnicode: hasUnicode)
    let picture = Picture(pixels: PixelBuffer(width: 8, height: 2), characters: characters)
    let presenter = FramePresenter(capabilities: capabilities)
    let screen = VirtualScreen(columns: 8, rows: 1)
    screen.feed(
      presenter.bytes(toShow: HalfBlockEncoder(capabilities: capabilities).cells(of: picture)))
    #expect((0..<8).map { screen[$0, 0].text }.joined().hasSuffix("ok   "))
    #expect(screen[3, 0].text == "o" && screen[4, 0].text == "k")
  }

  @Test func `random scalars never send a control character`() {
    var dice = CellDice(seed: 99)
    for _ in 0..<100 {
      let texts = (0..<20).map { _ -> String in
        var text = String.UnicodeScalarView()
        for _ in 0..<dice.roll(0..<6) {
          let top = dice.chance(2) ? 0x300 : 0x11_0000
          if let scalar = Unicode.Scalar(UInt32(dice.roll(0..<top))) { text.append(scalar) }
        }
        return String(text)
      }
      #expect(isHarmless(printed(texts)))
      let ascii = printed(texts, hasUnicode: false)
      #expect(isHarmless(ascii))
      #expect(ascii.unicodeScalars.allSatisfy { $0.isASCII })
    }
  }

  @Test func `a flood of marks is cut`() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 10_000)
    let text = printed([zalgo])
    #expect(text.unicodeScalars.count { $0 == "\u{301}" } == 15)
    #expect(text.utf8.count < 2 * ClusterTable.longestCluster + 80)
  }
}
