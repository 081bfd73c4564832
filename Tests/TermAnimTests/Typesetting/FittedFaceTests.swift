import Foundation
import Testing

@testable import TermAnim

struct FittedFaceTests {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  private func face(
    _ size: CGFloat, _ weight: Font.Weight = .regular, _ design: Font.Design = .default,
    hinted: Bool = true
  ) -> FittedFace {
    FittedFace(TypesettingSupport.font(size, weight, design), pixelsPerPoint: hinted ? 1 : nil)
  }

  @Test(arguments: [7, 8, 8.5, 9, 10, 11, 12, 13, 14, 15])
  func `upright letters are crisp where a stroke is a whole pixel`(size: CGFloat) throws {
    let face = face(size)
    try #require(face.fit.stemWidth == 1 || size > 14)
    guard face.fit.stemWidth == 1 else { return }
    for letter in "EFHILTil" {
      let layout = TypesettingSupport.layout(String(letter), TypesettingSupport.font(size))
      let coverage = TypesettingSupport.pixels(of: layout).coverage
      let greys = coverage.filter { !" @|\n".contains($0) }
      #expect(greys.isEmpty || letter == "l", "\(letter) at \(size):\n\(coverage)")
    }
  }

  @Test(arguments: [7, 8.5, 10, 12, 13, 17, 20, 26])
  func `zones of a hinted face are whole and in order`(size: Double) {
    let fit = FaceFit(pixelsPerEm: size, stroke: FaceFit.regularStroke, isHinted: true)
    for length in [fit.capHeight, fit.xHeight, fit.ascender, fit.descender] {
      #expect(length == length.rounded())
    }
    #expect(fit.xHeight < fit.capHeight && fit.capHeight <= fit.ascender)
    #expect(abs(fit.capHeight - size * FaceFit.capShare) <= 0.5)
    #expect(3 * max(fit.barWidth, 1) + 1 <= fit.xHeight, "no room for the bars of an e")
  }

  @Test func `cells of one width are never narrower than their letters need`() throws {
    for (size, width) in [(7.0, 5.0), (8, 6), (9, 6), (10, 6), (12, 7)] {
      let glyph = try #require(face(size, .regular, .monospaced).glyph(for: "m"))
      #expect(glyph.advance == width, "\(size)")
    }
  }

  @Test func `figures share an advance when asked to, and only then`() throws {
    for hinted in [true, false] {
      var font = TypesettingSupport.font(13)
      let free = FittedFace(font, pixelsPerPoint: hinted ? 1 : nil)
      font.hasMonospacedDigits = true
      let tabular = FittedFace(font, pixelsPerPoint: hinted ? 1 : nil)
      let advances = try "0123456789".map { try #require(tabular.glyph(for: $0)).advance }
      #expect(Set(advances.map { ($0 * 1e6).rounded() }).count == 1)
      let one = try #require(free.glyph(for: "1")).advance
      #expect(try one < #require(free.glyph(for: "0")).advance)
      let numbers = ["1111", "0000", "1907"].map {
        TypesettingSupport.layout($0, font, pixelsPerPoint: hinted ? 1 : nil).size.width
      }
      #expect(abs(numbers[0] - numbers[1]) < 1e-9 && abs(numbers[0] - numbers[2]) < 1e-9)
    }
  }

  @Test(arguments: [7, 8.5, 10, 13, 17, 40])
  func `a point or comma is no nearer to one figure than to others of one advance`(size: CGFloat) {
    var font = TypesettingSupport.font(size)
    font.hasMonospacedDigits = true
    for pattern in ["#.#", "#,#"] {
      let widths = (0...9).map { figure in
        let number = pattern.replacing("#", with: "\(figure)")
        return TypesettingSupport.layout(number, font).size.width
      }
      #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 }, "\(pattern)")
    }
  }

  @Test(arguments: [7, 8.5, 10, 13, 17, 40])
  func `all characters of a monospaced font have one advance, wide ones two`(size: CGFloat) throws {
    for weight in [Font.Weight.thin, .regular, .black] {
      let face = face(size, weight, .monospaced)
      let advances = try (Self.letters + " .,;ÄÉßœ─│ЖЩω@%").map { character in
        try #require(face.glyph(for: character), "\(character)").advance
      }
      for advance in advances { #expect(abs(advance - advances[0]) < 1e-9) }
      #expect(abs(try #require(face.glyph(for: "流")).advance - 2 * advances[0]) < 1e-9)
    }
  }

  @Test(arguments: [true, false])
  func `ink stays inside the glyph's box`(hinted: Bool) throws {
    for weight in [Font.Weight.ultraLight, .regular, .black] {
      let face = face(12, weight, hinted: hinted)
      let slack = face.fit.stemWidth * 0.5 + 0.02
      for character in Self.letters + "!?%&@$#()[]{}+-*/=<>éüçß" {
        let glyph = try #require(face.glyph(for: character))
        let ink = glyph.outline.boundingRect
        let stretch = face.fit.stemWidth / face.fit.barWidth
        #expect(ink.minX * stretch > -slack, "\(character)")
        #expect(ink.maxX * stretch < glyph.inkWidth + slack, "\(character)")
        let step = face.pointsPerPixel
        #expect(-ink.minY * step <= face.metrics.ascent + 0.1 * 12, "\(character)")
        #expect(ink.maxY * step <= face.metrics.descent + 0.1 * 12, "\(character)")
      }
    }
  }

  @Test func `flat letters fill their zone exactly, at every weight`() throws {
    for weight in [Font.Weight.ultraLight, .regular, .black] {
      let face = face(40, weight, hinted: false)
      for (letter, height) in [("H", face.fit.capHeight), ("x", face.fit.xHeight)] {
        let ink = try #require(face.glyph(for: Character(letter))).outline.boundingRect
        #expect(abs(-ink.minY - height) < 0.6 && abs(ink.maxY) < 0.6, "\(letter)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `heavier weights have more ink`(hinted: Bool) {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let stems = weights.map { face(13, $0, hinted: hinted).fit.stemWidth }
    for (lighter, heavier) in zip(stems, stems.dropFirst()) { #expect(lighter <= heavier) }
    #expect(stems[3] < stems[6] && stems[0] < stems[3])
  }

  @Test func `a free face scales`() throws {
    let (small, large) = (face(20, hinted: false), face(60, hinted: false))
    for character in "aÄ%" {
      let a = try #require(small.glyph(for: character)).advance * small.pointsPerPixel
      let b = try #require(large.glyph(for: character)).advance * large.pointsPerPixel
      #expect(abs(b - 3 * a) < 1e-9)
    }
    #expect(abs(large.metrics.ascent - 3 * small.metrics.ascent) < 1e-9)
  }

  @Test func `italic type leans to the right`() {
    var font = TypesettingSupport.font(20)
    font.isItalic = true
    let slanted = FittedFace(font, pixelsPerPoint: nil)
    let top = CGPoint(x: 0, y: -100).applying(slanted.glyphTransform)
    #expect(top.x > 0 && top.y < 0)
    #expect(face(20, hinted: false).glyphTransform.c == 0)
  }

  @Test func `pairs that leave a hole are set closer, others are not`() throws {
    let face = face(40, hinted: false)
    func gap(_ left: Character, _ right: Character) throws -> Double {
      let glyphs = try (#require(face.glyph(for: left)), #require(face.glyph(for: right)))
      return face.gap(between: (left, glyphs.0), and: (right, glyphs.1))
    }
    #expect(try gap("A", "V") < gap("A", "X"))
    #expect(try gap("T", "o") < gap("T", "h"))
    #expect(try gap("n", "n") > gap("o", "o"))
  }

  @Test func `kerning never makes small letters overlap`() throws {
    let face = face(7)
    for (left, right) in [("A", "V"), ("T", "o"), ("P", "."), ("L", "T")]
      as [(Character, Character)]
    {
      let glyphs = try (#require(face.glyph(for: left)), #require(face.glyph(for: right)))
      #expect(face.gap(between: (left, glyphs.0), and: (right, glyphs.1)) >= 0)
    }
  }

  @Test func `neighbours keep a pixel between them, and touch when they are drawn to`() throws {
    let face = face(7)
    let glyph = try #require(face.glyph(for: "o"))
    #expect(face.gap(between: ("o", glyph), and: ("o", glyph)) == 1)
    let box = FittedFace(TypesettingSupport.font(10, .regular, .monospaced), pixelsPerPoint: 1)
    let line = try #require(box.glyph(for: "─"))
    #expect(box.gap(between: ("─", line), and: ("─", line)) < 0)
  }

  @Test func `a mark stands above its letter and apart from it`() throws {
    let face = face(10)
    let (plain, marked) = try (#require(face.glyph(for: "e")), #require(face.glyph(for: "é")))
    #expect(plain.advance == marked.advance)
    let tops = (plain.outline.boundingRect.minY, marked.outline.boundingRect.minY)
    #expect(tops.1 <= tops.0 - 2)
    let dotless = try #require(face.glyph(for: "ï")).outline.boundingRect
    let dotted = try #require(face.glyph(for: "i")).outline.boundingRect
    #expect(dotless.width > dotted.width)
  }

  @Test(arguments: [CGFloat(0), -4, .nan, .infinity, 1e-9, 1e9])
  func `any size and any grid have a face`(size: CGFloat) {
    for grid: Double? in [nil, 0, -1, 0.25, Double.nan, Double.infinity] {
      let face = FittedFace(TypesettingSupport.font(size), pixelsPerPoint: grid)
      #expect(face.metrics.ascent.isFinite && face.metrics.ascent >= 0)
      #expect(face.glyph(for: "a")?.outline.boundingRect.width.isFinite == true)
    }
  }

  @Test func `one font has one face`() {
    let font = TypesettingSupport.font(19)
    #expect(FittedFace.shared(font) === FittedFace.shared(font))
    #expect(FittedFace.shared(font) !== FittedFace.shared(font, pixelsPerPoint: 1))
  }
}
