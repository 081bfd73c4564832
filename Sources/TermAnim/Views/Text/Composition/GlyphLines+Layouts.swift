import Foundation

extension GlyphLines {
  /// The glyphs of a layout of outlines, with emoji that it lacks in cells of `cell` points.
  init(_ layout: TextLayout, cell: CGSize?) {
    glyphs = layout.glyphs.map { glyph in
      let standIn = glyph.standIn(in: cell)
      return Glyph(
        character: glyph.character, run: glyph.span, bounds: glyph.typographicBounds,
        baseline: glyph.origin.y,
        ink: standIn.map { .cluster($0.0, at: $0.at) } ?? Glyph.Ink(glyph),
        face: standIn == nil ? glyph.face : nil)
    }
    lines = layout.lines.map {
      Line(
        glyphs: $0.glyphs, origin: $0.origin, width: $0.width, ascent: $0.ascent,
        descent: $0.descent, leading: $0.leading)
    }
  }

  /// The glyphs of a layout of characters in cells of `cell` points, its rows `pitch` points apart.
  init(_ layout: CellTextLayout, cell: CGSize, pitch: CGFloat) {
    for (row, line) in layout.lines.enumerated() {
      let (first, top) = (glyphs.count, CGFloat(row) * pitch)
      let baseline = top + cell.height * TextComposition.cellAscent
      var column = line.column
      for cluster in line.clusters {
        let place = CGPoint(x: CGFloat(column) * cell.width, y: top)
        let width = CGFloat(cluster.columns + cluster.gap) * cell.width
        let shown = CharacterRun.Cluster(text: cluster.text, columns: cluster.columns)
        glyphs.append(
          Glyph(
            character: cluster.text.first ?? " ", run: cluster.span,
            bounds: CGRect(x: place.x, y: top, width: width, height: cell.height),
            baseline: baseline, ink: cluster.text == " " ? nil : .cluster(shown, at: place)))
        column += cluster.columns + cluster.gap
      }
      let ascent = cell.height * TextComposition.cellAscent
      lines.append(
        Line(
          glyphs: first..<glyphs.count,
          origin: CGPoint(x: CGFloat(line.column) * cell.width, y: baseline),
          width: CGFloat(line.columns) * cell.width, ascent: ascent,
          descent: cell.height - ascent, leading: pitch - cell.height))
    }
  }
}

extension GlyphLines.Glyph.Ink {
  /// What is seen of a glyph in outlines; nil for a space.
  fileprivate init?(_ glyph: TextLayout.Glyph) {
    if let picture = glyph.placedPicture {
      self = .picture(picture)
    } else if let outline = glyph.placedOutline {
      self = .outline(outline.outline, outline.transform)
    } else {
      return nil
    }
  }
}
