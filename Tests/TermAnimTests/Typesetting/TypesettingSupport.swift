import Foundation

@testable import TermAnim

/// Short ways to make what the typesetting tests look at.
enum TypesettingSupport {
  /// The usual font at a size in points, which are pixels where a test hints for one pixel a point.
  static func font(
    _ size: CGFloat, _ weight: Font.Weight = .regular, _ design: Font.Design = .default
  ) -> FontDescription {
    FontDescription(size: size, weight: weight, design: design)
  }

  static func layout(
    _ text: String, _ font: FontDescription = font(10), width: CGFloat = .infinity,
    lineLimit: Int? = nil, truncation: TextTruncation = .tail, pixelsPerPoint: Double? = 1
  ) -> TextLayout {
    var options = TextLayout.Options(width: width, lineLimit: lineLimit, truncation: truncation)
    options.pixelsPerPoint = pixelsPerPoint
    return TextLayout([TextSpan(text: text, font: font)], options)
  }

  /// The text of each line, as it is seen.
  static func lines(of layout: TextLayout) -> [String] {
    layout.lines.map { line in String(layout.glyphs[line.glyphs].map(\.character)) }
  }

  /// White glyphs on black, one pixel a point, the layout's corner at (1, 1).
  static func pixels(of layout: TextLayout) -> PixelText {
    let size = (width: Int(layout.size.width.rounded(.up)) + 2, height: Int(layout.size.height) + 2)
    let rasterizer = Rasterizer(
      width: size.width, height: size.height, scale: CGSize(width: 1, height: 1),
      ground: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    let glyphs = layout.glyphs.map { glyph in
      var transform = glyph.transform
      transform.tx += 1
      transform.ty += 1
      return GlyphRun.Glyph(outline: glyph.fitted.outline, transform: transform)
    }
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let list = DisplayList([.glyphs(GlyphRun(glyphs: glyphs), .color(white))])
    return PixelText(rasterizer.picture(of: list).pixels)
  }
}
