import Foundation
import Testing

@testable import TermAnim

/// Emoji that are pictures, as they are drawn.
struct TextPictureTests {
  private let picture = PlacedPicture(
    picture: PictureFonts.picture, box: CGRect(x: 0, y: -2, width: 2, height: 2),
    transform: CGAffineTransform(translationX: 1, y: 3))

  private var glyph: GlyphLines.Glyph {
    GlyphLines.Glyph(
      character: "🎉", run: 0, bounds: CGRect(x: 1, y: 0, width: 2, height: 3), baseline: 3,
      ink: .picture(picture))
  }

  private let letter = GlyphLines.Glyph(
    character: "i", run: 0, bounds: CGRect(x: 0, y: 0, width: 1, height: 4), baseline: 3,
    ink: .outline(Path(CGRect(x: 0, y: 0, width: 1, height: 4)), .identity))

  /// The pixels of glyphs on a black ground of 4 x 4 points, in white or as opaque as it is said.
  private func pixels(of glyphs: [GlyphLines.Glyph], opacity: Float = 1) -> [[UInt32]] {
    let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: opacity)
    let painter = TextPainter(
      runs: [], paints: [.color(white)], frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let rasterizer = Rasterizer(
      width: 4, height: 4, scale: CGSize(width: 1, height: 1),
      ground: Color.Resolved(red: 0, green: 0, blue: 0))
    let list = DisplayList(painter.commands(for: glyphs))
    let pixels = rasterizer.picture(of: list).pixels.bitmap.pixels
    return (0..<4).map { Array(pixels[$0 * 4..<($0 + 1) * 4]) }
  }

  private let black: UInt32 = 0xFF00_0000
  private let white: UInt32 = 0xFFFF_FFFF

  @Test func `a picture has its own colours among letters in theirs`() {
    let rows = pixels(of: [letter, glyph])
    #expect(rows[0] == [white, black, black, black])
    #expect(rows[1] == [white, 0xFF00_00FF, 0xFF00_FF00, black])
    #expect(rows[2] == [white, 0xFFFF_0000, 0xFF80_8080, black])
    #expect(rows[3] == rows[0])
  }

  @Test func `a picture is as opaque as its text`() {
    let rows = pixels(of: [glyph], opacity: 0.5)
    #expect(rows[1][1] & 0xFF == 0x80 && rows[1][1] >> 8 == 0xFF_0000)
  }

  @Test func `a picture moves and grows with its glyph`() {
    let moved = glyph.moved(x: 1, y: -1)
    #expect(pixels(of: [moved])[0] == [black, black, 0xFF00_00FF, 0xFF00_FF00])
    var large = glyph
    large.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 4)
    #expect(pixels(of: [large])[0][0] == 0xFF00_00FF && pixels(of: [large])[3][0] == 0xFFFF_0000)
    #expect(large.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 4))
  }

  @Test func `the marks of a text know pictures from what is filled`() throws {
    let face = FittedFace(
      FontDescription(size: 20), pixelsPerPoint: nil, source: PictureFonts())
    func placed(_ character: Character) throws -> TextLayout.Glyph {
      TextLayout.Glyph(
        character: character, index: 0, span: 0, origin: CGPoint(x: 5, y: 7), advance: 30,
        leadingRoom: 5, face: face, fitted: try #require(face.glyph(for: character)),
        isMissing: false)
    }
    let (picture, letter) = (try placed("🎉"), try placed("a"))
    #expect(picture.placedOutline == nil && letter.placedPicture == nil)
    #expect(letter.placedOutline?.transform == letter.transform)
    let place = try #require(picture.placedPicture)
    let seen = place.box.applying(place.transform)
    #expect(abs(seen.minX - 5) < 1e-6 && abs(seen.minY + 8) < 1e-6 && abs(seen.width - 20) < 1e-6)
  }
}
