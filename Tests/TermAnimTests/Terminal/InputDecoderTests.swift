import Testing

@testable import TermAnim

struct InputDecoderTests {
  /// What xterm's entry says beyond the general forms, and a key that only an entry can tell.
  private static var decoder: InputDecoder {
    var keys = KeyTable()
    keys.add(Array("\u{1B}OA".utf8), KeyStroke(.up))
    keys.add(Array("\u{1B}[7$".utf8), KeyStroke(.home, modifiers: .shift))
    keys.add([0x7F], KeyStroke(.backspace))
    return InputDecoder(keys: keys)
  }

  /// The input in `text`, all of it sent at once and nothing after it.
  private static func inputs(in text: String) -> [DecodedInput] {
    inputs(in: Array(text.utf8))
  }

  private static func inputs(in bytes: [UInt8]) -> [DecodedInput] {
    var decoder = decoder
    return decoder.decode(bytes, at: 0) + decoder.expire(at: 10)
  }

  private static func key(
    _ key: KeyStroke.Key, _ modifiers: KeyStroke.Modifiers = []
  ) -> DecodedInput {
    .key(KeyStroke(key, modifiers: modifiers))
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let inputs: [DecodedInput]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ inputs: DecodedInput...) {
      (self.text, self.inputs) = (text, inputs)
    }
  }

  static let samples: [Sample] = [
    Sample("a", key(.character("a"))),
    Sample(
      "\u{E9}\u{4E2D}\u{1F600}", key(.character("\u{E9}")), key(.character("\u{4E2D}")),
      key(.character("\u{1F600}"))),
    Sample("\r", key(.return)), Sample("\n", key(.return)), Sample("\t", key(.tab)),
    Sample("\u{7F}", key(.backspace)), Sample("\0", key(.character(" "), .control)),
    Sample("\u{3}", key(.character("c"), .control)),
    Sample("\u{8}", key(.character("h"), .control)),
    Sample("\u{1A}", key(.character("z"), .control)),
    Sample("\u{1C}", key(.character("\\"), .control)),
    Sample("\u{1F}", key(.character("_"), .control)),
    Sample("\u{1B}", key(.escape)), Sample("\u{1B}\u{1B}", key(.escape), key(.escape)),
    Sample("\u{1B}x", key(.character("x"), .option)),
    Sample("\u{1B}\u{E9}", key(.character("\u{E9}"), .option)),
    Sample("\u{1B}\r", key(.return, .option)), Sample("\u{1B}\u{7F}", key(.backspace, .option)),
    Sample("\u{1B}\u{1}", key(.character("a"), [.control, .option])),
    Sample("\u{1B}\u{3}", key(.escape), key(.character("c"), .control)),
    Sample("\u{1B}\u{1A}", key(.escape), key(.character("z"), .control)),
    Sample("\u{1B}\u{1B}\u{1A}", key(.escape), key(.escape), key(.character("z"), .control)),
    Sample("\u{1B}[122;7u", key(.character("z"), [.control, .option])),
    Sample("\u{1B}P\u{1A}", key(.character("z"), .control)),
    Sample("\u{1B}[", key(.character("["), .option)),
    Sample("\u{1B}O", key(.character("O"), .option)),
    Sample("\u{1B}]", key(.character("]"), .option)),
    Sample("\u{1B}P", key(.character("P"), .option)),
    Sample("\u{1B}[A", key(.up)), Sample("\u{1B}[B", key(.down)), Sample("\u{1B}[C", key(.right)),
    Sample("\u{1B}[D", key(.left)), Sample("\u{1B}[H", key(.home)), Sample("\u{1B}[F", key(.end)),
    Sample("\u{1B}OA", key(.up)), Sample("\u{1B}OP", key(.function(1))),
    Sample("\u{1B}OS", key(.function(4))),
    Sample("\u{1B}O5A", key(.up, .control)), Sample("\u{1B}Oj", key(.character("*"))),
    Sample("\u{1B}Oy", key(.character("9"))), Sample("\u{1B}OM", key(.return)),
    Sample("\u{1B}\u{1B}[A", key(.up, .option)), Sample("\u{1B}\u{1B}OB", key(.down, .option)),
    Sample("\u{1B}[1;2A", key(.up, .shift)), Sample("\u{1B}[1;5C", key(.right, .control)),
    Sample("\u{1B}[1;3D", key(.left, .option)), Sample("\u{1B}[1;9H", key(.home, .command)),
    Sample("\u{1B}[1;8F", key(.end, [.shift, .option, .control])),
    Sample("\u{1B}[1;2P", key(.function(1), .shift)), Sample("\u{1B}[3;5~", key(.delete, .control)),
    Sample("\u{1B}[1~", key(.home)), Sample("\u{1B}[2~", key(.insert)),
    Sample("\u{1B}[3~", key(.delete)),
    Sample("\u{1B}[4~", key(.end)), Sample("\u{1B}[5~", key(.pageUp)),
    Sample("\u{1B}[6~", key(.pageDown)),
    Sample("\u{1B}[11~", key(.function(1))), Sample("\u{1B}[15~", key(.function(5))),
    Sample("\u{1B}[17~", key(.function(6))), Sample("\u{1B}[21~", key(.function(10))),
    Sample("\u{1B}[23~", key(.function(11))), Sample("\u{1B}[24~", key(.function(12))),
    Sample("\u{1B}[25~", key(.function(13))), Sample("\u{1B}[28~", key(.function(15))),
    Sample("\u{1B}[34~", key(.function(20))),
    Sample("\u{1B}[Z", key(.tab, .shift)), Sample("\u{1B}[[A", key(.function(1))),
    Sample("\u{1B}[[E", key(.function(5))),
    Sample("\u{1B}[7$", key(.home, .shift)),
    Sample("\u{1B}[27u", key(.escape)), Sample("\u{1B}[99;5u", key(.character("c"), .control)),
    Sample("\u{1B}[97;3u", key(.character("a"), .option)),
    Sample("\u{1B}[97;4u", key(.character("A"), .option)),
    Sample("\u{1B}[97;6u", key(.character("a"), [.shift, .control])),
    Sample("\u{1B}[97:65;2:2u", key(.character("A"))), Sample("\u{1B}[97;1:3u"),
    Sample("\u{1B}[9;5u", key(.tab, .control)), Sample("\u{1B}[13;2u", key(.return, .shift)),
    Sample("\u{1B}[57376u", key(.function(13))), Sample("\u{1B}[57404u", key(.character("5"))),
    Sample("\u{1B}[57409u", key(.character("."))), Sample("\u{1B}[57413u", key(.character("+"))),
    Sample("\u{1B}[57414u", key(.return)),
    Sample("\u{1B}[57417u", key(.left)), Sample("\u{1B}[57426u", key(.delete)),
    Sample("\u{1B}[57358u"),
    Sample("\u{1B}[27;5;105~", key(.character("i"), .control)),
    Sample("\u{1B}[I", .focus(true)), Sample("\u{1B}[O", .focus(false)),
    Sample("\u{1B}[<0;10;5M", .mouse(MouseInput(.press(.left), x: 9.5, y: 4.5))),
    Sample("\u{1B}[<0;10;5m", .mouse(MouseInput(.release(.left), x: 9.5, y: 4.5))),
    Sample("\u{1B}[<34;1;1M", .mouse(MouseInput(.drag(.right), x: 0.5, y: 0.5))),
    Sample(
      "\u{1B}[<17;3;2M", .mouse(MouseInput(.press(.middle), x: 2.5, y: 1.5, modifiers: .control))),
    Sample(
      "\u{1B}[<12;3;2M",
      .mouse(MouseInput(.press(.left), x: 2.5, y: 1.5, modifiers: [.shift, .option]))),
    Sample("\u{1B}[<64;1;1M", .mouse(MouseInput(.scroll(dx: 0, dy: -1), x: 0.5, y: 0.5))),
    Sample("\u{1B}[<65;1;1M", .mouse(MouseInput(.scroll(dx: 0, dy: 1), x: 0.5, y: 0.5))),
    Sample("\u{1B}[<66;1;1M", .mouse(MouseInput(.scroll(dx: -1, dy: 0), x: 0.5, y: 0.5))),
    Sample("\u{1B}[<35;3;2M", .mouse(MouseInput(.move, x: 2.5, y: 1.5))),
    Sample("\u{1B}[<3;1;1M"), Sample("\u{1B}[<128;1;1M"), Sample("\u{1B}[<0;1M"),
    Sample("\u{1B}[M +%", .mouse(MouseInput(.press(.left), x: 10.5, y: 4.5))),
    Sample("\u{1B}[M#+%", .mouse(MouseInput(.release(.left), x: 10.5, y: 4.5))),
    Sample("\u{1B}[MC+%", .mouse(MouseInput(.move, x: 10.5, y: 4.5))),
    Sample("\u{1B}[200~hi\r\nyou\rand\nme\u{1B}[201~", .paste("hi\nyou\nand\nme")),
    Sample(
      "\u{1B}[200~\u{1B}[A\u{1B}[20\u{1B}[201~x", .paste("\u{1B}[A\u{1B}[20"), key(.character("x"))),
    Sample(
      "\u{1B}[48;30;100;600;1000t",
      .resize(TerminalSize(columns: 100, rows: 30, pixelWidth: 1000, pixelHeight: 600))),
    Sample("\u{1B}[?62;4;22c", .reply(.primaryAttributes([62, 4, 22]))),
    Sample("\u{1B}[0n", .reply(.ready)),
    Sample("\u{1B}[?2026;2$y", .reply(.mode(number: 2026, state: 2))),
    Sample("\u{1B}[?1u", .reply(.keyboardFlags(1))),
    Sample("\u{1B}[6;20;10t", .reply(.cellPixels(width: 10, height: 20))),
    Sample("\u{1B}[4;600;800t", .reply(.screenPixels(width: 800, height: 600))),
    Sample("\u{1B}P1$r0;38:2::1:2:3m\u{1B}\\", .reply(.attributes([0, 38, 2, 0, 1, 2, 3]))),
    Sample(
      "\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\", .reply(.background([1, 0, Float(0x8080) / 0xFFFF]))),
    Sample("\u{1B}]11;rgb:ff/0/8\u{7}", .reply(.background([1, 0, Float(8) / 15]))),
    Sample("\u{1B}]11;rgb:ff/0\u{7}", .reply(.other)),
    Sample("\u{1B}]11;rgb:-1/0/8\u{7}", .reply(.other)),
    Sample("\u{1B}_Gi=1;OK\u{1B}\\", .reply(.other)),
    Sample("\u{1B}P1$r\u{18}a", key(.character("a"))),
    Sample("\u{1B}[12;\u{1B}[A", key(.up)),
    Sample("\u{1B}[12;\u{3}", key(.character("c"), .control)),
    Sample("\u{1B}[99999999999999999999;5~"), Sample("\u{1B}[5;R"), Sample("\u{1B}[>1;2c"),
    Sample("\u{1B}[1;5"), Sample("\u{1B}]11;rgb"),
  ]

  @Test(arguments: samples)
  func `what a terminal sends means what its makers say`(sample: Sample) {
    #expect(Self.inputs(in: sample.text) == sample.inputs)
  }

  @Test(arguments: samples)
  func `a sequence cut in two by 20 ms means the same, wherever it is cut`(sample: Sample) {
    let bytes = Array(sample.text.utf8)
    for cut in bytes.indices.dropFirst() {
      var decoder = Self.decoder
      var inputs = decoder.decode(bytes[..<cut], at: 0) + decoder.expire(at: 0.02)
      inputs += decoder.decode(bytes[cut...], at: 0.02) + decoder.expire(at: 10)
      #expect(inputs == sample.inputs, "cut at \(cut)")
    }
  }

  @Test func `samples one after another do not disturb each other`() {
    let whole = Self.samples.filter { !$0.isOpenEnded }
    let inputs = Self.inputs(in: whole.map(\.text).joined())
    #expect(inputs == whole.flatMap(\.inputs))
  }

  @Test func `where the cursor is is an answer while one is due, and else a key`() {
    var decoder = Self.decoder
    decoder.scanner.expectsCursor = true
    let report = Array("\u{1B}[1;2R".utf8)
    #expect(decoder.decode(report, at: 0) == [.reply(.cursor(column: 2))])
    #expect(decoder.decode(Array("\u{1B}[24;80R".utf8), at: 0) == [.reply(.cursor(column: 80))])
    decoder.scanner.expectsCursor = false
    #expect(decoder.decode(report, at: 0) == [Self.key(.function(3), .shift)])
  }

  @Test func `Esc is told after its delay, not before`() {
    var decoder = Self.decoder
    #expect(decoder.decode([0x1B], at: 1) == [])
    #expect(decoder.deadline == 1.025)
    #expect(decoder.expire(at: 1.024) == [])
    #expect(decoder.expire(at: 1.025) == [Self.key(.escape)])
    #expect(decoder.deadline == nil)
  }

  @Test func `nothing waits after a complete key`() {
    var decoder = Self.decoder
    #expect(decoder.decode(Array("a\u{1B}[A".utf8), at: 1).count == 2)
    #expect(decoder.deadline == nil)
  }

  @Test func `a sequence broken off is dropped, and the next key counts`() {
    var decoder = Self.decoder
    #expect(decoder.decode(Array("\u{1B}[1;".utf8), at: 0) == [])
    #expect(decoder.expire(at: 0.4) == [])
    #expect(decoder.expire(at: 0.5) == [])
    #expect(decoder.decode(Array("q".utf8), at: 1) == [Self.key(.character("q"))])
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC3, 0x28], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xC2, 0x9B], [0xE2, 0x82, 0x41],
    ] as [[UInt8]])
  func `bytes that are not text are no keys, and what follows is one`(bytes: [UInt8]) {
    let ascii = bytes.filter { (0x20..<0x7F).contains($0) }.map {
      Self.key(.character(Character(Unicode.Scalar($0))))
    }
    #expect(Self.inputs(in: bytes + [0x71]) == ascii + [Self.key(.character("q"))])
  }

  @Test func `pixels become fractions of cells`() {
    var decoder = Self.decoder
    decoder.scanner.cellPixels = [10, 20]
    let inputs = decoder.decode(Array("\u{1B}[<0;16;36M".utf8), at: 0)
    #expect(inputs == [.mouse(MouseInput(.press(.left), x: 1.55, y: 1.775))])
  }

  @Test func `a paste is cut at its limit, and ends where the terminal says`() {
    let text = String(repeating: "x", count: PasteCollector.maximalLength + 1000)
    let inputs = Self.inputs(in: "\u{1B}[200~\(text)\u{1B}[201~q")
    guard case .paste(let pasted) = inputs.first else {
      Issue.record("no paste in \(inputs.count) inputs")
      return
    }
    #expect(pasted.utf8.count == PasteCollector.maximalLength)
    #expect(inputs.dropFirst() == [Self.key(.character("q"))])
  }

  @Test func `a paste that never ends gives the keyboard back`() {
    var decoder = Self.decoder
    #expect(decoder.decode(Array("\u{1B}[200~abc".utf8), at: 0) == [])
    #expect(decoder.expire(at: 2) == [.paste("abc")])
    #expect(decoder.decode([0x71], at: 3) == [Self.key(.character("q"))])
  }

  @Test(arguments: ["\u{1B}]", "\u{1B}P", "\u{1B}_"], ["\u{7}", "\u{1B}\\", "\u{18}"])
  func `an endless string is skipped up to its end`(introducer: String, end: String) {
    let body = String(repeating: "y", count: 3 * InputScanner.maximalString)
    #expect(Self.inputs(in: introducer + body + end + "q") == [Self.key(.character("q"))])
    #expect(Self.inputs(in: introducer + body) == [])
  }
}

extension InputDecoderTests.Sample {
  /// Whether what follows could be taken for a part of it.
  fileprivate var isOpenEnded: Bool {
    [
      "\u{1B}", "\u{1B}\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}[1;5",
      "\u{1B}]11;rgb",
    ]
    .contains(text)
  }
}
