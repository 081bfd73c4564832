import Foundation
import Testing

@testable import TermAnim

/// Texts from anywhere, through views, pixels and cells to bytes.
@MainActor
struct TextFuzzTests {
  private static let size = CGSize(width: 160, height: 64)

  /// What a view of a text is sent as.
  private func bytes<Content: View>(of view: Content) -> [UInt8] {
    let host = ViewHost(view, size: Self.size)
    let rasterizer = Rasterizer(
      width: 40, height: 16, scale: CGSize(width: 0.25, height: 0.25), ground: .black)
    let picture = rasterizer.picture(of: host.displayList)
    let capabilities = OutputCapabilities()
    let cells = HalfBlockEncoder(capabilities: capabilities).cells(of: picture)
    let presenter = FramePresenter(capabilities: capabilities)
    return Array(presenter.bytes(toShow: cells))
  }

  /// Whether every control byte is part of what a presenter sends: colours, motions, erasures.
  private func isHarmless(_ bytes: [UInt8]) -> Bool {
    var scalars = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}" {
        let next = scalars.popFirst()
        if next == "M" { continue }
        guard next == "[" else { return false }
        while let next = scalars.first, next == ";" || ("0"..."9").contains(next) {
          scalars.removeFirst()
        }
        guard let final = scalars.popFirst(), "mGHCABDXbKJ".unicodeScalars.contains(final) else {
          return false
        }
      } else if !"\r\n\u{8}".unicodeScalars.contains(scalar), scalar.visibleStandIn != nil {
        return false
      }
    }
    return true
  }

  @Test func `any bytes are shown without harm, in every rendering and room`() {
    var dice = CellDice(seed: 4)
    for round in 0..<60 {
      let count = dice.roll(0..<40)
      let bytes = (0..<count).map { _ in
        UInt8(dice.chance(3) ? dice.roll(0..<0x20) : dice.roll(0..<0x100))
      }
      let string = String(decoding: bytes, as: UTF8.self)
      let rendering = [TextRendering.automatic, .characters, .outlines][round % 3]
      let size = CGFloat([8, 17, 40][dice.roll(0..<3)])
      let room = CGFloat([0, 3, 30, 1000][dice.roll(0..<4)])
      let view = Text(verbatim: string).font(.system(size: size)).textRendering(rendering)
        .frame(width: room)
      #expect(isHarmless(self.bytes(of: view)), "\(bytes)")
    }
  }

  @Test func `any scalars are shown without harm`() {
    var dice = CellDice(seed: 5)
    for _ in 0..<40 {
      var text = String.UnicodeScalarView()
      for _ in 0..<dice.roll(1..<30) {
        let top = dice.chance(2) ? 0x3000 : 0x11_0000
        if let scalar = Unicode.Scalar(UInt32(dice.roll(0..<top))) { text.append(scalar) }
      }
      let view = Text(LocalizedStringKey(String(text))).lineLimit(2)
      #expect(isHarmless(bytes(of: view)), "\(Array(text).map(\.value))")
    }
  }

  @Test(arguments: [
    "a" + String(repeating: "\u{301}", count: 10_000),
    String(repeating: "\u{200B}", count: 20_000),
    String(repeating: "\u{200D}", count: 10_000),
    String(repeating: "\u{202E}x", count: 5_000),
    String(repeating: "\n", count: 4_000),
    String(repeating: "\u{1F468}\u{200D}", count: 3_000),
    String(repeating: "word ", count: 4_000),
    String(repeating: "\u{AD}", count: 20_000) + "end",
  ])
  func `a flood is shown as far as there is room`(flood: String) {
    for rendering in [TextRendering.characters, .outlines] {
      let bytes = bytes(of: Text(verbatim: flood).textRendering(rendering).lineLimit(3))
      #expect(isHarmless(bytes) && bytes.count < 100_000)
    }
  }

  @Test func `a line of a megabyte is cut to its room`() {
    // A sanitizer makes every character cost a hundred times as much.
    let count = PseudoTerminal.hasSanitizer ? 2000 : 100_000
    let line = String(repeating: "0123456789", count: count)
    let view = Text(verbatim: line).lineLimit(1)
    let shown = DrawnText.strings(in: ViewHost(view, size: Self.size))
    #expect(shown == ["012345678901234567890123456789012345678\u{2026}"])
  }

  @Test func `a wide character is whole or not there`() {
    for offset in 0..<12 {
      let text = Text(verbatim: "我我我我").offset(x: CGFloat(offset)).frame(width: 18).clipped()
      let host = ViewHost(text, size: CGSize(width: 40, height: 16))
      let rasterizer = Rasterizer(
        width: 10, height: 4, scale: CGSize(width: 0.25, height: 0.25), ground: .black)
      let picture = rasterizer.picture(of: host.displayList)
      let encoder = HalfBlockEncoder(capabilities: OutputCapabilities())
      let presenter = FramePresenter(capabilities: OutputCapabilities())
      let sent = String(
        decoding: presenter.bytes(toShow: encoder.cells(of: picture)), as: UTF8.self)
      let seen = picture.characters.filter { $0.color >> 24 > 0 }
      #expect(sent.filter { $0 == "我" }.count == seen.count, "\(offset)")
      #expect(seen.allSatisfy { $0.columns == 2 && $0.column >= 0 && $0.column + 2 <= 10 })
    }
  }
}
