import Testing

@testable import TermAnim

/// What a program prints, as it may be shown above a picture.
struct PrintedTextTests {
  private func shown(_ text: String) -> String {
    String(decoding: PrintedText(Array(text.utf8)).bytes, as: UTF8.self)
  }

  /// A line as it is sent.
  private func line(_ text: String) -> String { "\(text)\r\n\u{1B}[m" }

  @Test func `lines end as in a terminal that translates nothing`() {
    #expect(shown("one\ntwo\n") == "one\r\n\(line("two"))")
    #expect(shown("one\r\n\n\tü 漢 👩‍👩‍👧\n") == "one\r\n\r\n\(line("\tü 漢 👩‍👩‍👧"))")
    #expect(shown("without an end") == line("without an end"))
    #expect(shown("") == "")
  }

  @Test(arguments: ["\u{1B}[31m", "\u{1B}[m", "\u{1B}[1;38:2::1:2:3m", "\u{1B}[38;5;200m"])
  func `colours and attributes stay, and end with the text`(rendition: String) {
    #expect(shown("a\(rendition)b\n") == line("a\(rendition)b"))
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}[H", "\u{1B}[10;10H", "\u{1B}[?1049h", "\u{1B}[>4;2m", "\u{1B}[?25l",
    "\u{1B}[1 q", "\u{1B}[4\u{1B}[5A", "\u{1B}7", "\u{1B}8", "\u{1B}M", "\u{1B}c", "\u{1B}(0",
    "\u{1B}#8", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}]8;;x\u{9C}",
    "\u{1B}P$qm\u{1B}\\", "\u{1B}_apc\u{1B}\\", "\u{1B}^pm\u{1B}\\",
    "\u{1B}Xsos\u{1B}\\", "\u{E}",
    "\u{9B}2J", "\u{9D}0;t\u{7}", "\u{90}x\u{9C}", "\u{8}", "\u{7}", "\u{B}", "\u{C}", "\u{0}",
    "\u{7F}", "\u{85}", "\u{84}", "\u{8D}", "\u{1B}", "\u{1B}\u{1B}[2J", "\u{1B}[", "\u{18}",
  ])
  func `nothing else that a terminal would obey comes through`(sequence: String) {
    let bytes = PrintedText(Array("a\(sequence)\nb\n".utf8)).bytes
    let screen = VirtualScreen(columns: 20, rows: 4)
    screen.feed(bytes)
    #expect(screen.text(row: 0).first == "a" && screen.text(row: 1).first == "b")
    #expect(screen.cursor == (0, 2))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasSuffix("b\r\n\u{1B}[m") && !text.dropLast(3).contains("\u{1B}"))
    let allowed: [Unicode.Scalar] = ["\r", "\n", "\u{1B}"]
    #expect(
      text.unicodeScalars.allSatisfy {
        allowed.contains($0) || $0.properties.generalCategory != .control
      })
  }

  @Test func `what a carriage return writes over is left out`() {
    #expect(shown("10 %\r50 %\rdone\n") == line("done"))
    #expect(shown("kept\r\nnext\n") == "kept\r\n\(line("next"))")
  }

  @Test func `what is no text becomes the sign for that`() {
    let bytes = PrintedText([0x61, 0xFF, 0x62, 0x0A]).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == line("a\u{FFFD}b"))
  }
}
