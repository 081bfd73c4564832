import Foundation

/// Glyphs that are not of our own face: a family that a font names, or what our face lacks.
///
/// They are set one after the other as their faces space and kern them; scripts whose letters join
/// or reorder are left to the terminal.
struct GuestGlyphs: Sendable {
  /// From how many pixels an em characters can be told apart that are not drawn for so few.
  private static let leastSize = 8.0

  /// The family that the font names; nil when it names none or there is none of that name.
  let family: (any OutlineFace)?
  private let font: FontDescription
  private let fit: FaceFit
  private let pixelsPerEm: Double
  private let penStretch: Double
  private let slant: Double
  private let source: any FontSource

  /// Glyphs that are at home among those of our own face.
  ///
  /// - Parameters:
  ///   - font: What was asked for.
  ///   - fit: How our own face is fitted.
  ///   - pixelsPerEm: The size.
  ///   - penStretch: How much outlines are widened when they are drawn.
  ///   - slant: How far outlines lean when they are drawn, for each pixel of height.
  ///   - source: Where faces come from.
  init(
    font: FontDescription, fit: FaceFit, pixelsPerEm: Double, penStretch: Double, slant: Double,
    source: any FontSource
  ) {
    (self.font, self.fit, self.pixelsPerEm) = (font, fit, pixelsPerEm)
    (self.penStretch, self.slant, self.source) = (penStretch, slant, source)
    family = font.customName.flatMap { source.face(named: $0, for: font) }
  }

  /// The glyph of the font's own family; nil when it has none.
  func familyGlyph(for character: Character) -> FittedGlyph? {
    guard let family, let scalar = character.onlyScalar, !scalar.needsShaping else { return nil }
    return glyph(scalar, of: family, leastSize: 0)
  }

  /// The glyph of any face that has the character; nil when none has.
  func foreignGlyph(for character: Character) -> FittedGlyph? {
    guard let scalar = character.onlyScalar, !scalar.needsShaping,
      let face = source.face(with: scalar, for: font)
    else { return nil }
    return glyph(scalar, of: face, leastSize: Self.leastSize)
  }

  private func glyph(
    _ scalar: Unicode.Scalar, of face: any OutlineFace, leastSize: Double
  ) -> FittedGlyph? {
    let outline = face.outline(
      of: scalar, pixels: pixelsPerEm, isHinted: fit.isHinted, weight: font.weight)
    guard let outline else { return nil }
    let factor = font.width.factor
    let room = whole(outline.advance * factor)
    let bounds = outline.path.boundingRect
    guard !outline.path.isEmpty, bounds.width > 0 else {
      guard scalar.properties.isWhitespace else { return nil }
      return FittedGlyph(outline: Path(), inkWidth: room, left: 0, right: 0, isCell: true)
    }
    let (start, ink) = (Double(bounds.minX) * factor, Double(bounds.width) * factor)
    let left = whole(start)
    // What is drawn is widened and slanted later; here that is undone as far as it is not wanted.
    let lean = font.isItalic && face.isSlanted ? slant : 0
    let transform = CGAffineTransform(
      a: factor / penStretch, b: 0, c: lean / penStretch, d: 1, tx: -start / penStretch, ty: 0)
    return FittedGlyph(
      outline: outline.path.applying(transform), inkWidth: ink, left: left,
      right: room - left - ink, isCell: true, leastSize: leastSize)
  }

  /// The picture of an emoji in colours of its own; nil when no font has one.
  func picture(for character: Character) -> FittedGlyph? {
    guard character.isEmoji, let picture = source.picture(of: character) else { return nil }
    let (start, ink) = (
      Double(picture.box.minX) * pixelsPerEm, Double(picture.box.width) * pixelsPerEm
    )
    let (left, room) = (whole(start), whole(picture.advance * pixelsPerEm))
    let box = CGRect(
      x: 0, y: picture.box.minY * pixelsPerEm, width: ink / penStretch,
      height: picture.box.height * pixelsPerEm)
    return FittedGlyph(
      outline: Path(box), inkWidth: ink, left: left, right: room - left - ink, isCell: true,
      picture: picture)
  }

  /// A length in whole pixels where glyphs are hinted.
  private func whole(_ pixels: Double) -> Double { fit.isHinted ? pixels.rounded() : pixels }

  /// How much further apart two characters of the font's own family stand, in pixels; whole ones
  /// when hinted, and 0 without a family.
  func kerning(between left: Character, and right: Character) -> Double {
    guard let family, let left = left.onlyScalar, let right = right.onlyScalar else { return 0 }
    return whole(family.kerning(between: left, and: right) * pixelsPerEm * font.width.factor)
  }

  /// The measures of lines in the font's own family; nil without one.
  var lineHeights: (ascent: Double, descent: Double)? {
    family.map { (max($0.ascent, 0) * pixelsPerEm, max($0.descent, 0) * pixelsPerEm) }
  }

  /// How far the top of a letter of the family is above the baseline, in pixels; nil without one.
  func height(of letter: Unicode.Scalar) -> Double? {
    family?.outline(
      of: letter, pixels: pixelsPerEm, isHinted: fit.isHinted, weight: font.weight
    ).map { -Double($0.path.boundingRect.minY) }
  }
}

extension Character {
  /// The scalar that it is, or that its scalars make, joiners and variation selectors apart; nil
  /// when there are more.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars.filter { !$0.choosesLooks }
    if scalars.count == 1 { return scalars.first }
    let whole = String(scalars).precomposedStringWithCanonicalMapping.unicodeScalars
    return whole.count == 1 ? whole.first : nil
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to a script that is not written by putting glyphs side by side, left to
  /// right.
  fileprivate var needsShaping: Bool {
    switch value {
    case 0x590...0x10FF where !(0x10A0...0x10FF).contains(value): true
    case 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF: true
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x11FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
