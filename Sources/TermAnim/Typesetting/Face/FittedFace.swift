import Foundation

/// A font at one size: glyphs ready to draw, and their measures.
///
/// The glyphs are those of the family that the font names, where the machine has it, else those of
/// the stroke face, and where that has none, those of any face that has one. Emoji are pictures of
/// the machine's fonts, or of the stroke face where it has none.
///
/// A class because its identity is the point: a cache that all layouts of one font share. Glyphs
/// are fitted on first use and kept.
final class FittedFace: Sendable {
  let font: FontDescription
  let fit: FaceFit
  let metrics: FaceMetrics
  /// Takes a glyph's pixels (y down) to points, and widens and slants them as the font asks.
  let glyphTransform: CGAffineTransform
  /// Points per pixel of `fit`.
  let pointsPerPixel: Double

  private let composer: GlyphComposer
  private let guests: GuestGlyphs
  private let glyphs = Locked<[Character: FittedGlyph?]>([:])
  private let symbols = Locked<[String: FittedGlyph?]>([:])
  private let symbolPieces = Locked<[String: [Path]]>([:])

  /// Ten degrees.
  private static let slant = 0.176

  /// The face for `font`.
  ///
  /// With `pixelsPerPoint`, text up to 32 pixels an em is hinted for a grid of that many pixels;
  /// without, or with a number that is not positive, shapes are exact and at home at any scale.
  /// Faces that are not our own come from `source`.
  init(
    _ font: FontDescription, pixelsPerPoint: Double?, source: any FontSource = FontSources.system
  ) {
    let em = max(Double(font.size), 1e-3)
    let grid = pixelsPerPoint.flatMap { $0 > 0 && $0.isFinite && em * $0 <= 32 ? $0 : nil }
    // A free fit needs a unit of its own, because a fit takes no size under a pixel.
    let scale = grid ?? 100 / em
    self.font = font
    pointsPerPixel = 1 / scale
    fit = FaceFit(
      pixelsPerEm: em * scale, stroke: font.weight.stroke, width: font.width.factor,
      isHinted: grid != nil)
    composer = GlyphComposer(fit: fit, font: font, pixelsPerEm: em * scale)
    guests = GuestGlyphs(
      font: font, fit: fit, pixelsPerEm: em * scale, penStretch: composer.fitter.penStretch,
      slant: Self.slant, source: source)
    metrics = FaceMetrics(
      fit: fit, guests, pixelsPerEm: em * scale, pointsPerPixel: 1 / scale, font.leading)
    glyphTransform = CGAffineTransform(
      a: composer.fitter.penStretch / scale, b: 0, c: font.isItalic ? -Self.slant / scale : 0,
      d: 1 / scale, tx: 0, ty: 0)
  }

  /// The glyph of one grapheme cluster; nil when no face has one.
  func glyph(for character: Character) -> FittedGlyph? {
    if let known = glyphs.withLock({ $0[character] }) { return known }
    let glyph =
      guests.familyGlyph(for: character) ?? guests.picture(for: character)
      ?? EmojiPicture.name(for: character).flatMap(symbol) ?? composer.glyph(for: character)
      ?? guests.foreignGlyph(for: character)
    glyphs.withLock { $0[character] = .some(glyph) }
    return glyph
  }

  /// The picture of a name such as `heart.fill`; nil when the face has none of that name.
  func symbol(named name: String) -> FittedGlyph? {
    if let known = symbols.withLock({ $0[name] }) { return known }
    let symbol = name.count > 1 ? composer.glyph(named: Substring(name)) : nil
    symbols.withLock { $0[name] = .some(symbol) }
    return symbol
  }

  /// The outlines of the strokes, dots and fills that the picture of a name is made of, in the
  /// order in which they are drawn.
  func symbolPieces(named name: String) -> [Path] {
    if let known = symbolPieces.withLock({ $0[name] }) { return known }
    let pieces = composer.pieces(named: Substring(name))
    symbolPieces.withLock { $0[name] = pieces }
    return pieces
  }

  /// What stands for a cluster the face cannot draw: an empty box.
  var missingGlyph: FittedGlyph? { glyph(for: "\u{25A1}") }

  /// The same, with the room of an emoji for one of those.
  func missingGlyph(for character: Character) -> FittedGlyph? {
    (character.isEmoji ? symbol(named: "square") : nil) ?? missingGlyph
  }

  /// The room from the ink of one glyph to the ink of the next, in points.
  ///
  /// Hinted, it is whole pixels and at least one, unless the pair is kerned or joined; small type
  /// has no room to let letters reach into each other. Figures that share one advance are not
  /// kerned, so that a number is as wide as any other.
  func gap(
    between left: (character: Character, glyph: FittedGlyph),
    and right: (character: Character, glyph: FittedGlyph)
  ) -> Double {
    let room = left.glyph.right + right.glyph.left
    if left.glyph.isCell && right.glyph.isCell {
      let kern = guests.kerning(between: left.character, and: right.character)
      return (room + kern) * pointsPerPixel
    }
    let hasCell = left.glyph.isCell || right.glyph.isCell
    let kern = hasCell ? 0 : Kerning.units(between: left.character, and: right.character)
    guard fit.isHinted else { return (room + kern * fit.columnScale) * pointsPerPixel }
    let whole = (room + kern * fit.columnScale).rounded()
    let least = kern < 0 ? (fit.capHeight < 9 ? 0 : -fit.capHeight) : room > 0 ? 1 : room
    return max(whole, least.rounded()) * pointsPerPixel
  }
}

extension FittedFace: Equatable {
  /// Whether they are one and the same.
  static func == (face: FittedFace, other: FittedFace) -> Bool { face === other }
}

extension FaceMetrics {
  /// The measures of a fit; hinted, every one but the leading is a whole number of pixels.
  fileprivate init(
    fit: FaceFit, _ guests: GuestGlyphs, pixelsPerEm: Double, pointsPerPixel: Double,
    _ leading: Font.Leading
  ) {
    func points(_ pixels: Double) -> CGFloat {
      CGFloat((fit.isHinted ? pixels.rounded() : pixels) * pointsPerPixel)
    }
    let lines = guests.lineHeights
    ascent = points(lines?.ascent ?? max(pixelsPerEm * 0.952, fit.ascender))
    descent = points(lines?.descent ?? max(pixelsPerEm * 0.241, fit.descender))
    self.leading = points(
      leading == .tight ? -pixelsPerEm / 10 : leading == .loose ? pixelsPerEm / 10 : 0)
    capHeight = points(guests.height(of: "H") ?? fit.capHeight)
    xHeight = points(guests.height(of: "x") ?? fit.xHeight)
    ruleWidth = points(max(fit.barWidth, fit.isHinted ? 1 : 0))
    underlineOffset = points(max(fit.descender * 0.5, fit.barWidth)) + ruleWidth / 2
    strikethroughOffset = points(fit.xHeight / 2 - 0.01) + (fit.isHinted ? ruleWidth / 2 : 0)
  }
}
