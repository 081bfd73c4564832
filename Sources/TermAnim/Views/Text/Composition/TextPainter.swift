import Foundation

/// What a text is drawn with: the paint and the attributes of each run, over a whole frame.
struct TextPainter {
  /// The paint of a run that there is none for.
  private static let noPaint = StylePaint.color(
    Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))

  var runs: [TextRun]
  var paints: [StylePaint]
  /// What gradients run across.
  var frame: CGRect

  private func paint(_ run: Int) -> StylePaint {
    paints.indices.contains(run) ? paints[run] : Self.noPaint
  }

  private func attributes(_ run: Int) -> CharacterRun.Attributes {
    runs.indices.contains(run) ? runs[run].attributes : []
  }

  /// What draws a mark of a run.
  func command(for mark: TextComposition.Mark, of run: Int) -> DisplayList.Command {
    switch mark {
    case .glyphs(let glyphs): .glyphs(glyphs, paint(run).paint(in: frame))
    case .rule(let rule): command(for: rule, of: run)
    case .characters(let clusters, let place): characters(clusters, at: place, of: run)
    }
  }

  /// What draws a line under or through a run.
  func command(for rule: TextRule, of run: Int) -> DisplayList.Command {
    let paint = rule.style.color.map(Paint.color) ?? paint(run).paint(in: frame)
    return .fill(rule.path, paint, FillStyle())
  }

  /// What draws some glyphs, as few commands as keep their order.
  func commands(for glyphs: some Sequence<GlyphLines.Glyph>) -> [DisplayList.Command] {
    var commands: [DisplayList.Command] = []
    var outlines: (run: Int, glyphs: [GlyphRun.Glyph]) = (0, [])
    func flush() {
      guard !outlines.glyphs.isEmpty else { return }
      let run = GlyphRun(glyphs: outlines.glyphs)
      commands.append(.glyphs(run, paint(outlines.run).paint(in: frame)))
      outlines.glyphs.removeAll()
    }
    for glyph in glyphs {
      switch glyph.ink {
      case .outline(let outline, let transform):
        if glyph.run != outlines.run { flush() }
        outlines.run = glyph.run
        outlines.glyphs.append(GlyphRun.Glyph(outline: outline, transform: transform))
      case .cluster(let cluster, let place):
        commands.append(characters([cluster], at: place, of: glyph.run))
      case nil: break
      }
    }
    flush()
    return commands
  }

  private func characters(
    _ clusters: [CharacterRun.Cluster], at place: CGPoint, of run: Int
  ) -> DisplayList.Command {
    .characters(
      CharacterRun(
        clusters: clusters, origin: place, color: paint(run).middleColor,
        attributes: attributes(run)))
  }
}
