import Foundation
import Testing

@testable import TermAnim

/// Every glyph as it looks, for a reviewer to see what a change does to it.
struct StrokeFaceGoldenTests {
  /// Lines of text that a size is judged by.
  private static let specimens = [
    "Hamburgefonstiv", "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklm", "nopqrstuvwxyz",
    "0123456789", "50% $9 #1 & @?!",
  ]

  @Test(arguments: [7, 8.5, 10, 13, 17, 24])
  func `letters at a size`(pixelsPerEm: Double) throws {
    let layout = TypesettingSupport.layout(
      Self.specimens.joined(separator: "\n"), TypesettingSupport.font(pixelsPerEm))
    try Golden.expect(
      TypesettingSupport.pixels(of: layout).coverage, matches: "Typesetting/letters-\(pixelsPerEm)")
  }

  @Test(arguments: [("bold", Font.Weight.bold), ("light", .light), ("black", .black)])
  func `letters in a weight`(name: String, weight: Font.Weight) throws {
    let layout = TypesettingSupport.layout("Hamburg\n0123456", TypesettingSupport.font(12, weight))
    try Golden.expect(
      TypesettingSupport.pixels(of: layout).coverage, matches: "Typesetting/weight-\(name)")
  }

  @Test func `bold letters of the smallest titles`() throws {
    let layout = TypesettingSupport.layout(
      Self.specimens.joined(separator: "\n"), TypesettingSupport.font(7, .bold))
    try Golden.expect(
      TypesettingSupport.pixels(of: layout).coverage, matches: "Typesetting/bold-7")
  }

  @Test func `letters in cells of one width`() throws {
    let text = "if (x == 0) {\n  return mi[1];\n}\n┌──┬──┐\n│ab│Wl│\n╰──┴──╯"
    let layout = TypesettingSupport.layout(text, TypesettingSupport.font(10, .regular, .monospaced))
    try Golden.expect(
      TypesettingSupport.pixels(of: layout).coverage, matches: "Typesetting/monospaced")
  }

  @Test func `every character that has a drawing`() throws {
    let characters = GlyphTable.names.filter { $0.count == 1 && $0 != "\u{FFFD}" }
    try expect(sheet(of: characters, perLine: 16), matches: "Typesetting/characters")
  }

  @Test func `letters with marks`() throws {
    let scalars = (0xC0...0x17E).compactMap(Unicode.Scalar.init).map { Substring(String($0)) }
    let composed = scalars.filter { GlyphTable.home(of: $0) == nil }
    try expect(sheet(of: composed, perLine: 16), matches: "Typesetting/marks")
  }

  @Test func `every picture`() throws {
    let names = GlyphTable.names.filter { $0.count > 1 && !$0.hasPrefix("U+") }
    let face = FittedFace(TypesettingSupport.font(14), pixelsPerPoint: 1)
    let lines = stride(from: 0, to: names.count, by: 8).map { start in
      names[start..<min(start + 8, names.count)].compactMap { face.symbol(named: String($0)) }
    }
    try expect(lines, lineHeight: 20, matches: "Typesetting/pictures")
  }

  private func sheet(of characters: [Substring], perLine: Int) -> [[FittedGlyph]] {
    let face = FittedFace(TypesettingSupport.font(10), pixelsPerPoint: 1)
    return stride(from: 0, to: characters.count, by: perLine).map { start in
      characters[start..<min(start + perLine, characters.count)].compactMap {
        $0.first.flatMap(face.glyph(for:))
      }
    }
  }

  /// Draws lines of glyphs two pixels apart.
  private func expect(
    _ lines: [[FittedGlyph]], lineHeight: CGFloat = 17, matches name: String
  ) throws {
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let widths = lines.map { $0.reduce(4) { $0 + Int($1.inkWidth) + 2 } }
    let rasterizer = Rasterizer(
      width: widths.max() ?? 0, height: lines.count * Int(lineHeight),
      scale: CGSize(width: 1, height: 1),
      ground: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    var glyphs: [GlyphRun.Glyph] = []
    for (row, line) in lines.enumerated() {
      var x: CGFloat = 2
      for glyph in line {
        let transform = CGAffineTransform(
          a: 1, b: 0, c: 0, d: 1, tx: x, ty: CGFloat(row) * lineHeight + lineHeight - 5)
        glyphs.append(GlyphRun.Glyph(outline: glyph.outline, transform: transform))
        x += glyph.inkWidth + 2
      }
    }
    let list = DisplayList([.glyphs(GlyphRun(glyphs: glyphs), .color(white))])
    try Golden.expect(PixelText(rasterizer.picture(of: list).pixels).coverage, matches: name)
  }
}
