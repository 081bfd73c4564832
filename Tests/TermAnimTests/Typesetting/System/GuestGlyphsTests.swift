import Foundation
import Testing

@testable import TermAnim

struct GuestGlyphsTests {
  private func face(
    _ name: String? = nil, size: CGFloat = 100, pixelsPerPoint: Double? = nil,
    source: any FontSource = BoxFonts(), change: (inout FontDescription) -> Void = { _ in }
  ) -> FittedFace {
    var font = FontDescription(size: size, customName: name)
    change(&font)
    return FittedFace(font, pixelsPerPoint: pixelsPerPoint, source: source)
  }

  /// The box that a glyph fills, in points from where its room begins.
  private func box(_ glyph: FittedGlyph?, in face: FittedFace) throws -> CGRect {
    let glyph = try #require(glyph)
    return glyph.outline.applying(face.glyphTransform).boundingRect
      .offsetBy(dx: glyph.left * face.pointsPerPixel, dy: 0)
  }

  @Test(arguments: [Font.Weight.regular, .black, .thin])
  func `a family that there is is drawn as it is`(weight: Font.Weight) throws {
    let face = face(BoxFonts.family) { $0.weight = weight }
    let glyph = face.glyph(for: "A")
    let seen = try box(glyph, in: face)
    #expect(seen.isNear(CGRect(x: 10, y: -50, width: 50, height: 50), within: 1e-7))
    #expect(abs((glyph?.advance ?? 0) * face.pointsPerPixel - 70) < 1e-6)
    #expect(abs(face.metrics.ascent - 90) < 1e-6 && abs(face.metrics.descent - 30) < 1e-6)
    #expect(abs(face.metrics.capHeight - 50) < 1e-6)
  }

  @Test func `slanted faces are not slanted again`() throws {
    let italic = face(BoxFonts.family) { $0.isItalic = true }
    #expect(
      try box(italic.glyph(for: "A"), in: italic).isNear(
        CGRect(x: 10, y: -50, width: 50, height: 50), within: 1e-7))
  }

  @Test func `a family that is missing is our face, in the design that its name has`() {
    let ours = face()
    for name in ["Unknown", "Helvetica Neue"] {
      let other = face(name)
      #expect(other.glyph(for: "A")?.outline == ours.glyph(for: "A")?.outline)
      #expect(other.metrics == ours.metrics)
    }
    #expect(Font.custom("Menlo", size: 9).description.design == .monospaced)
    #expect(Font.custom("Menlo-Bold", size: 9).description.weight == .bold)
    #expect(Font.custom("SFMono-Regular", size: 9).description.design == .monospaced)
    #expect(Font.custom("DejaVu Sans Mono", size: 9).description.design == .monospaced)
    #expect(Font.custom("Georgia-Bold", size: 9).description.design == .serif)
    #expect(Font.custom("Arial Rounded MT Bold", size: 9).description.design == .rounded)
    #expect(Font.custom("Noto Sans", size: 9).description.design == .default)
  }

  @Test func `what a family lacks is ours, and what we lack is anybody's`() {
    let boxes = face(BoxFonts.family)
    #expect(boxes.glyph(for: "?")?.outline == face().glyph(for: "?")?.outline)
    #expect(face().glyph(for: "我")?.outline.isEmpty == false)
    #expect(face(source: NoFonts()).glyph(for: "我") == nil)
    #expect(face().glyph(for: "A")?.outline == face(source: NoFonts()).glyph(for: "A")?.outline)
  }

  @Test(arguments: ["ا", "ש", "क", "ก", "我\u{301}", "👨‍👩‍👧", "\u{202E}"])
  func `what would have to be shaped is left to the terminal`(text: String) {
    #expect(text.first.flatMap(face().glyph(for:)) == nil)
  }

  @Test func `hinted glyphs take whole pixels and begin on one`() throws {
    for size in [9.0, 12.5, 20] {
      let face = face(BoxFonts.family, size: size, pixelsPerPoint: 1)
      let glyph = try #require(face.glyph(for: "A"))
      #expect(glyph.left == glyph.left.rounded())
      #expect(abs(glyph.advance - glyph.advance.rounded()) < 1e-9)
      #expect(abs(glyph.outline.boundingRect.minX) < 1e-9)
    }
  }

  @Test func `spaces of a family are as wide as it says`() {
    let face = face(BoxFonts.family)
    let space = face.glyph(for: " ")
    #expect(space.map { abs($0.advance * face.pointsPerPixel - 70) < 1e-6 } == true)
    let layout = { (text: String) in
      TypesettingSupport.layout(text, FontDescription(size: 100, customName: "Missing"))
    }
    #expect(layout("a b").size.width > layout("ab").size.width)
  }

  @Test func `pairs of a family stand as far apart as it says`() throws {
    func gap(_ text: String, in face: FittedFace) throws -> Double {
      let glyphs = try text.map { ($0, try #require(face.glyph(for: $0))) }
      return face.gap(between: glyphs[0], and: glyphs[1])
    }
    let boxes = face(BoxFonts.family)
    #expect(try abs(gap("VA", in: boxes) - 20) < 1e-6)
    #expect(try abs(gap("AV", in: boxes)) < 1e-6)
    let wide = face(BoxFonts.family) { $0.width = .expanded }
    #expect(try abs(gap("AV", in: wide)) < 1e-6)
    let hinted = face(BoxFonts.family, size: 12, pixelsPerPoint: 1)
    #expect(try gap("VA", in: hinted) - gap("AV", in: hinted) == 2)
    let ours = face { $0.design = .monospaced }
    #expect(try gap("AV", in: ours) == gap("VA", in: ours))
  }

  @Test func `ideographs are outlines only where they can be read`() {
    #expect(face().glyph(for: "我").map { $0.leastSize == 8 } == true)
    #expect(face(BoxFonts.family).glyph(for: "我")?.leastSize == 0)
  }

  @Test(arguments: [Font.Weight.regular, .black])
  func `emoji are pictures of a font that has them, as large and as wide as it says`(
    weight: Font.Weight
  ) throws {
    let face = face(source: PictureFonts()) { $0.weight = weight }
    for emoji: Character in ["🎉", "\u{2764}\u{FE0F}", "👨‍👩‍👧", "🇩🇪"] {
      let glyph = face.glyph(for: emoji)
      #expect(glyph?.picture?.pixels == PictureFonts.pixels)
      #expect(
        try box(glyph, in: face).isNear(
          CGRect(x: 25, y: -75, width: 100, height: 100), within: 1e-7))
      #expect(abs((glyph?.advance ?? 0) * face.pointsPerPixel - 150) < 1e-6)
    }
    for other: Character in ["a", "\u{2764}", "我", "1"] {
      #expect(face.glyph(for: other)?.picture == nil)
    }
  }

  @Test func `emoji are such pictures at any size, so that all of a text look alike`() {
    for size: CGFloat in [6, 12, 200] {
      let face = face(size: size, pixelsPerPoint: 1, source: PictureFonts())
      for emoji: Character in ["\u{1F525}", "🎉"] {
        #expect(face.glyph(for: emoji)?.picture != nil && face.glyph(for: emoji)?.leastSize == 0)
      }
    }
  }

  @Test func `hinted pictures take whole pixels and begin on one`() throws {
    let face = face(size: 11, pixelsPerPoint: 1, source: PictureFonts())
    let glyph = try #require(face.glyph(for: "🎉"))
    #expect(glyph.left == 3 && abs(glyph.advance - 17) < 1e-9)
  }

  @Test(arguments: ["が", "한", "é"], [nil, BoxFonts.family])
  func `a character that is written in parts has the glyph of the whole`(
    text: String, family: String?
  ) throws {
    let parts = try #require(text.decomposedStringWithCanonicalMapping.first)
    let whole = try #require(text.precomposedStringWithCanonicalMapping.first)
    #expect(parts.unicodeScalars.count > 1 && whole.unicodeScalars.count == 1)
    // Each of a face of its own: one face keeps what it has found for either.
    let glyph = try #require(face(family).glyph(for: parts))
    #expect(glyph.outline == face(family).glyph(for: whole)?.outline)
  }
}
