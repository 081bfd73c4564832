import Foundation

/// Makes the fitted glyph of a grapheme cluster: a drawing of its own, or a base with its marks.
struct GlyphComposer: Sendable {
  let fitter: GlyphFitter
  private let font: FontDescription
  private let pixelsPerEm: Double
  private let occasions: [GlyphOccasion]

  init(fit: FaceFit, font: FontDescription, pixelsPerEm: Double) {
    let isRound = !fit.isHinted || fit.stemWidth >= (font.design == .rounded ? 1.5 : 2.5)
    fitter = GlyphFitter(fit: fit, isRound: isRound)
    (self.font, self.pixelsPerEm) = (font, pixelsPerEm)
    var occasions: [GlyphOccasion] = font.design == .monospaced ? [.mono, .cell] : []
    if fit.isHinted && fit.xHeight < 5 { occasions.append(.tiny) }
    if fit.isHinted && fit.xHeight - 3 * fit.barWidth < 4 { occasions.append(.small) }
    self.occasions = occasions
  }

  /// The advance of a monospaced font's characters, in pixels; wide ones have twice as much.
  private var cellWidth: Double {
    let width = pixelsPerEm * 0.6 * font.width.factor
    guard fitter.fit.isHinted else { return width }
    return max(width.rounded(), fitter.fit.capHeight < 6 ? 5 : 6)
  }

  /// The advance of figures that share one, in pixels.
  private var figureWidth: Double {
    if font.design == .monospaced { return cellWidth }
    let fit = fitter.fit
    let width = 7.8 * fit.columnScale + fit.stemWidth + 2 * 0.8 * fit.columnScale
    return fit.isHinted ? width.rounded() : width
  }

  /// The glyph of one cluster; nil when the face lacks its base or one of its marks.
  func glyph(for character: Character) -> FittedGlyph? {
    if let space = space(character) { return space }
    if let glyph = glyph(named: "\(character)"[...], cell: cell(of: character)) { return glyph }
    let scalars = "\(character)".decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { !$0.choosesLooks }
    guard let base = scalars.first else { return nil }
    let marks = scalars.dropFirst().map { CombiningMark($0, on: base) }
    return glyph(base: base, marks: marks)
  }

  /// The room of a figure that has that of all others, and of what takes two cells of a monospaced
  /// font; nil for every other character.
  private func cell(of character: Character) -> Double? {
    if font.hasMonospacedDigits, ("0"..."9").contains(character) { return figureWidth }
    let isWide = font.design == .monospaced && CharacterWidth(of: character).columns == 2
    return isWide ? 2 * cellWidth : nil
  }

  /// The glyph of a name of the table, in a cell of its own width or one that is given.
  func glyph(named name: Substring, cell: Double? = nil) -> FittedGlyph? {
    let occasions = cell == nil ? occasions : [.cell] + occasions
    guard let design = GlyphDesign.named(name, for: occasions) else { return nil }
    return fitted(design, cell: cell, marks: [])
  }

  /// The outlines of the pieces of a picture of the table, in the order in which they are drawn,
  /// each where it is in the glyph.
  func pieces(named name: Substring) -> [Path] {
    guard let design = GlyphDesign.named(name, for: occasions) else { return [] }
    var placement = placement(of: design, cell: font.design == .monospaced ? cellWidth : nil)
    return placement.skeleton.pieces.map { piece in
      placement.skeleton = piece
      return fitter.outline(of: placement)
    }
  }

  private func placement(of design: GlyphDesign, cell: Double?) -> GlyphFitter.Placement {
    let margin = fitter.fit.isHinted ? 1 : 1.2 * fitter.fit.columnScale
    return design.left == .joined
      ? fitter.placement(of: design.skeleton, joinedInCell: cell)
      : fitter.placement(of: design.skeleton, maxInk: cell.map { $0 - margin } ?? .infinity)
  }

  private func glyph(base: Unicode.Scalar, marks: [CombiningMark]) -> FittedGlyph? {
    let isTopped = marks.contains { $0.place == .above }
    let bare: [Unicode.Scalar: Substring] = ["i": "\u{131}", "j": "\u{237}", "\u{456}": "\u{131}"]
    let name = isTopped ? bare[base] ?? Substring("\(base)") : Substring("\(base)")
    guard let design = GlyphDesign.named(name, for: occasions) else { return nil }
    var designs: [(CombiningMark, GlyphDesign)] = []
    for mark in marks {
      guard let drawing = GlyphDesign.named(mark.name[...], for: occasions) else { return nil }
      designs.append((mark, drawing))
    }
    return fitted(design, cell: nil, marks: designs)
  }

  private func fitted(
    _ design: GlyphDesign, cell: Double?, marks: [(CombiningMark, GlyphDesign)]
  ) -> FittedGlyph {
    let isJoined = design.left == .joined
    let cell = cell ?? (font.design == .monospaced ? cellWidth : nil)
    let base = placement(of: design, cell: cell)
    var glyph = FittedGlyph(
      outline: fitter.outline(of: base), inkWidth: base.inkWidth,
      left: bearing(design.left), right: bearing(design.right), isCell: isJoined)
    if isJoined { glyph.right = -fitter.fit.stemWidth - glyph.left }
    if let cell { place(&glyph, inCell: cell) }
    var (top, bottom) = (base.top, base.bottom)
    for (mark, design) in marks { add(mark, design, to: &glyph, &top, &bottom) }
    return glyph
  }

  private func bearing(_ side: GlyphSide) -> Double {
    guard side == .joined else { return side.bearing * fitter.fit.columnScale }
    let overlap = fitter.fit.stemWidth / 2
    return fitter.fit.isHinted ? -overlap.rounded(.down) : -overlap
  }

  /// Centres the ink in a cell, on a whole pixel when hinted.
  private func place(_ glyph: inout FittedGlyph, inCell width: Double) {
    let left = (width - glyph.inkWidth) / 2
    glyph.left = fitter.fit.isHinted ? left.rounded(glyph.inkWidth > width ? .up : .down) : left
    glyph.right = width - glyph.inkWidth - glyph.left
    glyph.isCell = true
  }

  /// Draws a mark above or below what is there, and notes how far the glyph reaches now.
  private func add(
    _ mark: CombiningMark, _ design: GlyphDesign, to glyph: inout FittedGlyph,
    _ top: inout Double, _ bottom: inout Double
  ) {
    let (fit, placement) = (fitter.fit, fitter.placement(of: design.skeleton))
    let gap = fit.isHinted ? max(1, (1.3 * fit.columnScale).rounded()) : 1.3 * fit.columnScale
    let x = glyph.inkWidth / 2 - placement.columns.pixel(0)
    let y: Double
    switch mark.place {
    case .above: y = top + gap - placement.bottom
    case .below: y = min(bottom, 0) - gap - placement.top
    case .attached: y = min(bottom, 0) + fit.barWidth - placement.top
    }
    glyph.outline.append(
      contentsOf: fitter.outline(of: placement, x: fit.isHinted ? x.rounded() : x, y: y))
    if mark.place == .above { top = y + placement.top } else { bottom = y + placement.bottom }
  }

  /// A glyph without ink; nil when the character is no space and not invisible.
  private func space(_ character: Character) -> FittedGlyph? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    let wide: Double
    switch scalar {
    case " ", "\u{A0}": wide = 0.18
    case "\u{2009}", "\u{202F}", "\u{2006}", "\u{200A}", "\u{2008}": wide = 0.08
    case "\u{2004}", "\u{2005}", "\u{205F}": wide = 0.25
    case "\u{2000}", "\u{2002}": wide = 0.5
    case "\u{2001}", "\u{2003}", "\u{3000}": wide = 1
    case "\u{2007}": return blank(figureWidth)
    case "\t": wide = 2
    default: return character.isInvisible ? blank(0) : nil
    }
    if font.design == .monospaced { return blank(scalar == "\t" ? 4 * cellWidth : cellWidth) }
    let pixels = wide * pixelsPerEm * font.width.factor
    return FittedGlyph(
      outline: Path(), inkWidth: fitter.fit.isHinted ? max(1, (pixels + 0.2).rounded()) : pixels,
      left: 0, right: 0, isCell: false)
  }

  private func blank(_ width: Double) -> FittedGlyph {
    FittedGlyph(outline: Path(), inkWidth: width, left: 0, right: 0, isCell: true)
  }
}

extension Character {
  /// Whether the cluster is made of characters that are never seen, such as joiners.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.properties.isDefaultIgnorableCodePoint
        && (!scalar.properties.isBidiControl || scalar.isDirectionMark)
    }
  }
}
