import Foundation

/// A text that fades into another one; what both have in one place stays.
///
/// Outlines fade through each other. A cell shows one character only: the old one fades out in the
/// first half and the new one in in the second. Figures that count are there at once, and brighten,
/// as does a text that comes while another still fades: they can be read however fast they follow.
struct TextFade {
  /// How opaque a character is that is there at once.
  private static let firstOpacity = 0.35

  /// What is on its way out.
  private struct Ghost {
    let glyphs: [GlyphLines.Glyph]
    let rules: [(run: Int, rule: TextRule)]
    let painter: TextPainter
    var opacity: AnimatedValue<Double>
  }

  private var ghosts: [Ghost] = []
  private let kept: [GlyphLines.Glyph]
  private let fresh: [GlyphLines.Glyph]
  private let rules: [(run: Int, rule: TextRule)]
  private let comesAtOnce: Bool
  private var arrival = AnimatedValue(0.0)

  /// The way from a text that departs; nil when it looks like the new one.
  init?(from old: TextDeparture, to new: GlyphLines, rules: [(run: Int, rule: TextRule)]) {
    var opacity = 1.0
    if case .fade(let running)? = old.motion {
      ghosts = running.ghosts
      opacity = running.arrival.presented
    }
    comesAtOnce = old.transitions.new.isNumeric || opacity < 1
    let remaining = new.glyphs.reduce(into: [:]) { $0[$1.place, default: []].append($1) }
    func isKept(_ glyph: GlyphLines.Glyph) -> Bool {
      remaining[glyph.place]?.contains { $0.looksLike(glyph) } == true
    }
    let gone = old.lines.glyphs.filter { !isKept($0) }
    let places = old.lines.glyphs.reduce(into: [:]) { $0[$1.place, default: []].append($1) }
    func wasThere(_ glyph: GlyphLines.Glyph) -> Bool {
      places[glyph.place]?.contains { $0.looksLike(glyph) } == true
    }
    (kept, fresh) = (new.glyphs.filter(wasThere), new.glyphs.filter { !wasThere($0) })
    self.rules = rules
    guard !gone.isEmpty || !fresh.isEmpty else { return nil }
    var ghost = Ghost(
      glyphs: gone, rules: old.rules, painter: old.painter, opacity: AnimatedValue(opacity))
    _ = ghost.opacity.change(to: 0, with: { old.transaction }, at: old.time)
    ghosts.append(ghost)
    _ = arrival.change(to: 1, with: { old.transaction }, at: old.time)
  }

  mutating func step(to time: FrameTime) -> Bool {
    var isRunning = arrival.step(to: time)
    // What is there takes the place of all that was there before, however that would go on.
    if !isRunning { ghosts.removeAll() }
    for index in ghosts.indices where ghosts[index].opacity.step(to: time) { isRunning = true }
    ghosts.removeAll { $0.opacity.presented == 0 }
    return isRunning
  }

  func commands(at origin: CGPoint, with painter: TextPainter) -> [DisplayList.Command] {
    var commands: [DisplayList.Command] = []
    for ghost in ghosts {
      var old = ghost.painter
      old.frame.origin = painter.frame.origin
      let opacity = ghost.opacity.presented
      commands += Self.commands(
        ghost.glyphs, ghost.rules, at: origin, opacity: opacity,
        ofCharacters: comesAtOnce ? 0 : 2 * opacity - 1, with: old)
    }
    commands += painter.commands(for: kept.lazy.map { $0.moved(x: origin.x, y: origin.y) })
    let opacity = arrival.presented
    let first = Self.firstOpacity
    commands += Self.commands(
      fresh, rules, at: origin, opacity: opacity,
      ofCharacters: comesAtOnce ? first + (1 - first) * opacity : 2 * opacity - 1, with: painter)
    return commands
  }

  private static func commands(
    _ glyphs: [GlyphLines.Glyph], _ rules: [(run: Int, rule: TextRule)], at origin: CGPoint,
    opacity: Double, ofCharacters characterOpacity: Double, with painter: TextPainter
  ) -> [DisplayList.Command] {
    let moved = glyphs.map { $0.moved(x: origin.x, y: origin.y) }
    var outlines = painter.commands(for: moved.lazy.filter { $0.face != nil })
    for (run, rule) in rules {
      var rule = rule
      rule.rect = rule.rect.offsetBy(dx: origin.x, dy: origin.y)
      outlines += painter.commands(for: rule, of: run)
    }
    let characters = painter.commands(for: moved.lazy.filter { $0.face == nil })
    return layer(outlines, opacity) + layer(characters, characterOpacity)
  }

  private static func layer(
    _ commands: [DisplayList.Command], _ opacity: Double
  ) -> [DisplayList.Command] {
    guard opacity > 0, !commands.isEmpty else { return [] }
    return [.layer(Layer(opacity: min(opacity, 1), contents: DisplayList(commands)))]
  }
}

extension GlyphLines.Glyph {
  /// Where it is, so that a search need not look everywhere.
  fileprivate var place: CGPoint { bounds.origin }

  fileprivate func looksLike(_ other: GlyphLines.Glyph) -> Bool {
    ink == other.ink && run == other.run
  }
}
