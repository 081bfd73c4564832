import CFreeTypeLayout
import Foundation
import Testing

@testable import TermAnim

/// The machine's own fonts, as far as it has any; what must hold without them is tested elsewhere.
struct SystemFontsTests {
  private static let family = "DejaVu Sans Mono"

  private static func face(_ name: String, _ weight: Font.Weight = .regular) -> (any OutlineFace)? {
    let font = FontDescription(size: 20, weight: weight, customName: name)
    return FontSources.system.face(named: name, for: font)
  }

  private static var hasFamily: Bool { face(family) != nil }

  @Test func `FreeType's structures are as its headers have them`() {
    #expect(freetype_layouts_agree())
  }

  @Test(.enabled(if: hasFamily))
  func `a family is found by its name in any case, and nothing by a name that is not there`() {
    #expect(Self.face("dejavu sans mono") === Self.face(Self.family))
    #expect(Self.face("DejaVuSansMono-Bold") != nil)
    #expect(Self.face("No Such Family At All") == nil)
    #expect(Self.face("") == nil)
  }

  #if SystemFonts
    @Test func `each weight is heavier than the one before also where fonts are looked for`() {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let values = weights.map(\.fontconfigValue)
      #expect(values == values.sorted() && Set(values).count == values.count)
    }
  #endif

  @Test(.enabled(if: hasFamily)) func `outlines have the measures of the family`() throws {
    let face = try #require(Self.face(Self.family))
    // DejaVu Sans Mono 2.37: 2048 units an em, advance 1233, capitals 1493, stems of H from 172.
    let letter = try #require(
      face.outline(of: "H", pixels: 2048 / 4, isHinted: false, weight: .regular))
    let bounds = letter.path.boundingRect
    #expect(abs(letter.advance - 1233 / 4) < 1)
    #expect(abs(bounds.minY + 1493 / 4) < 1 && abs(bounds.maxY) < 0.1)
    #expect(abs(face.ascent - 0.928) < 0.01 && abs(face.descent - 0.236) < 0.01)
    #expect(face.outline(of: "\u{10FFFF}", pixels: 20, isHinted: false, weight: .regular) == nil)
  }

  @Test(.enabled(if: hasFamily)) func `hinted capitals are whole pixels tall`() throws {
    let face = try #require(Self.face(Self.family))
    for pixels in [8.0, 10, 13] {
      let letter = try #require(
        face.outline(of: "H", pixels: pixels, isHinted: true, weight: .regular))
      let height = -letter.path.boundingRect.minY
      #expect(abs(height - height.rounded()) < 0.05, "\(pixels)")
    }
  }

  @Test(.enabled(if: hasFamily), arguments: [0, -1, .nan, .infinity, 1e9, 2001, 0.5])
  func `sizes that are none have no outline`(pixels: Double) throws {
    let face = try #require(Self.face(Self.family))
    #expect(face.outline(of: "H", pixels: pixels, isHinted: false, weight: .regular) == nil)
  }

  @Test(.enabled(if: hasFamily)) func `a bold font is heavier than a regular one`() throws {
    func area(_ weight: Font.Weight) throws -> Double {
      let font = FontDescription(size: 40, weight: weight, customName: Self.family)
      let layout = TextLayout([TextSpan(text: "l", font: font)])
      let glyph = try #require(layout.glyphs.first)
      return Double(glyph.fitted.inkWidth)
    }
    #expect(try area(.bold) > area(.regular))
  }

  @Test(.enabled(if: face("DejaVu Sans") != nil))
  func `a family that kerns does, and one of a single advance does not`() throws {
    let sans = try #require(Self.face("DejaVu Sans"))
    // DejaVu Sans 2.37: the pair A V is moved together by 131 of 2048 units.
    #expect(abs(sans.kerning(between: "A", and: "V") + 131.0 / 2048) < 0.01)
    #expect(sans.kerning(between: "H", and: "H") == 0)
    #expect(sans.kerning(between: "A", and: "\u{10FFFF}") == 0)
    let mono = try #require(Self.face(Self.family))
    #expect(mono.kerning(between: "A", and: "V") == 0)
  }

  @Test func `any family and any text can be asked for`() {
    let long = String(repeating: "x", count: 100_000)
    for name in ["", "\u{0}", "a\u{0}b", long, "\u{1F600}", ":=,-"] {
      let font = FontDescription(size: 40, customName: name)
      let layout = TextLayout([TextSpan(text: "我 A \u{10FFFF}\u{1F600}", font: font)])
      #expect(layout.size.width > 0)
    }
  }
}
