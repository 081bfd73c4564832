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

  /// What draws marks, each with its run.
  ///
  /// The marks of a run whose paint throws a shadow or is blended are drawn together, so that none
  /// lies in the shadow of another or meets it. The terminal's own characters throw none, and are
  /// not blended.
  func commands(for marks: [(run: Int, mark: TextComposition.Mark)]) -> [DisplayList.Command] {
    guard paints.contains(where: \.isFinishedAsOne) else {
      return marks.map { command(for: $0.mark, of: $0.run, paint($0.run).paint(in: frame)) }
    }
    let marksOfRuns = Dictionary(grouping: marks, by: \.run).sorted { $0.key < $1.key }
    return marksOfRuns.flatMap { run, marks in
      let own = marks.map(\.mark)
      let plain = own.filter(\.isPlain).map {
        command(for: $0, of: run, paint(run).paint(in: frame))
      }
      return plain
        + paint(run).commands(in: frame) { paint in
          own.filter { !$0.isPlain }.map { command(for: $0, of: run, paint) }
        }
    }
  }

  private func command(
    for mark: TextComposition.Mark, of run: Int, _ paint: Paint
  ) -> DisplayList.Command {
    switch mark {
    case .glyphs(let glyphs): .glyphs(glyphs, paint)
    case .picture(let picture): picture.command(with: paint)
    case .rule(let rule): .fill(rule.path, rule.style.color.map(Paint.color) ?? paint, FillStyle())
    case .ground(let rect, let color): .fill(Path(rect), .color(color), FillStyle())
    case .characters(let clusters, let place, let line):
      characters(clusters, at: place, in: line, of: run)
    }
  }

  /// What draws a line under or through a run.
  func commands(for rule: TextRule, of run: Int) -> [DisplayList.Command] {
    paint(run).commands(in: frame) { paint in [command(for: .rule(rule), of: run, paint)] }
  }

  /// What fills an outline with the paint of a run.
  func commands(filling path: Path, of run: Int) -> [DisplayList.Command] {
    paint(run).commands(in: frame) { [.fill(path, $0, FillStyle())] }
  }

  /// What draws some glyphs, as few commands as keep their order.
  func commands(for glyphs: some Sequence<GlyphLines.Glyph>) -> [DisplayList.Command] {
    var commands: [DisplayList.Command] = []
    var outlines: (run: Int, glyphs: [GlyphRun.Glyph]) = (0, [])
    func flush() {
      guard !outlines.glyphs.isEmpty else { return }
      let run = GlyphRun(glyphs: outlines.glyphs)
      commands += paint(outlines.run).commands(in: frame) { [.glyphs(run, $0)] }
      outlines.glyphs.removeAll()
    }
    for glyph in glyphs {
      switch glyph.ink {
      case .outline(let outline, let transform):
        if glyph.run != outlines.run { flush() }
        outlines.run = glyph.run
        outlines.glyphs.append(GlyphRun.Glyph(outline: outline, transform: transform))
      case .picture(let picture):
        flush()
        commands += paint(glyph.run).commands(in: frame) { [picture.command(with: $0)] }
      case .cluster(let cluster, let place):
        commands.append(characters([cluster], at: place, in: nil, of: glyph.run))
      case nil: break
      }
    }
    flush()
    return commands
  }

  private func characters(
    _ clusters: [CharacterRun.Cluster], at place: CGPoint, in line: Range<Int>?, of run: Int
  ) -> DisplayList.Command {
    .characters(
      CharacterRun(
        clusters: clusters, origin: place, paint: paint(run).paint(in: frame),
        attributes: attributes(run), line: line))
  }
}

extension TextComposition.Mark {
  /// Whether it throws no shadow and is not blended: the terminal's characters, and what lies
  /// behind.
  fileprivate var isPlain: Bool {
    switch self {
    case .characters, .ground: true
    case .glyphs, .picture, .rule: false
    }
  }
}
