import Foundation

/// A text that fades into another one; what both have in one place stays.
///
/// Outlines fade through each other. The terminal's characters cannot: in a row with some of both
/// texts those of the one are seen that is more opaque. Figures that count are there at once, and
/// brighten, as does a text that comes while another still fades: they can be read however fast
/// they follow. Where the text becomes wider or narrower both stay where they are, or go with the
/// point that they have in common.
struct TextFade {
  /// How opaque a character is that is there at once.
  private static let firstOpacity = 0.35

  /// What is on its way out.
  private struct Ghost {
    let glyphs: [GlyphLines.Glyph]
    let rules: [(run: Int, rule: TextRule)]
    let painter: TextPainter
    /// What stays of its frame when that grows.
    let anchor: UnitPoint
    var opacity: AnimatedValue<Double>
  }

  private var ghosts: [Ghost] = []
  private let kept: [GlyphLines.Glyph]
  private let fresh: [GlyphLines.Glyph]
  private let rules: [(run: Int, rule: TextRule)]
  private let size: CGSize
  /// What has stayed of the frame.
  private let anchor: UnitPoint
  private let comesAtOnce: Bool
  private var arrival = AnimatedValue(0.0)

  /// The way from a text that departs to one in `frame`; nil when it looks like that.
  init?(
    from old: TextDeparture, to new: GlyphLines, rules: [(run: Int, rule: TextRule)],
    in frame: CGRect
  ) {
    var opacity = 1.0
    if case .fade(let running)? = old.motion {
      ghosts = running.ghosts
      opacity = running.arrival.presented
    }
    comesAtOnce = old.transitions.new.isNumeric || opacity < 1
    (size, anchor) = (frame.size, UnitPoint(keptFrom: old.painter.frame, to: frame))
    let room = CGRect(origin: .zero, size: size)
    let shift = anchor.corner(of: old.painter.frame.size, in: room)
    let before = old.lines.glyphs.map { $0.moved(x: shift.x, y: shift.y) }
    let (places, newPlaces) = (GlyphPlaces(of: before), GlyphPlaces(of: new.glyphs))
    let gone = zip(old.lines.glyphs, before).filter { !newPlaces.contains($0.1) }.map(\.0)
    (kept, fresh) = (new.glyphs.filter(places.contains), new.glyphs.filter { !places.contains($0) })
    self.rules = rules
    guard !gone.isEmpty || !fresh.isEmpty else { return nil }
    var ghost = Ghost(
      glyphs: gone, rules: old.rules, painter: old.painter, anchor: anchor,
      opacity: AnimatedValue(opacity))
    _ = ghost.opacity.change(to: 0, with: old.transaction, at: old.time)
    ghosts.append(ghost)
    _ = arrival.change(to: 1, with: old.transaction, at: old.time)
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
    let room = CGRect(origin: origin, size: painter.frame.size)
    let place = anchor.corner(of: size, in: room)
    let stays = painter.commands(for: kept.lazy.map { $0.moved(x: place.x, y: place.y) })
    var old = ghosts.map { drawing(of: $0, in: room, of: painter.frame) }
    var new = arrivals(at: place, with: painter)
    if arrival.presented >= 0.5 {
      let rows = GlyphRows(of: new.characters)
      for index in old.indices { old[index].characters.removeAll(where: rows.contains) }
    } else {
      new.characters.removeAll(where: GlyphRows(of: old.flatMap(\.characters)).contains)
    }
    return old.flatMap(\.shapeCommands) + stays + new.shapeCommands
      + old.flatMap(\.characterCommands) + new.characterCommands
  }

  private func drawing(of ghost: Ghost, in room: CGRect, of frame: CGRect) -> Drawing {
    var painter = ghost.painter
    painter.frame.origin = frame.origin
    let (place, opacity) = (
      ghost.anchor.corner(of: painter.frame.size, in: room), ghost.opacity.presented
    )
    var drawing = Drawing(of: ghost.glyphs, ghost.rules, at: place, opacity, with: painter)
    if comesAtOnce { drawing.characters = [] }
    return drawing
  }

  private func arrivals(at origin: CGPoint, with painter: TextPainter) -> Drawing {
    let (opacity, first) = (arrival.presented, Self.firstOpacity)
    var drawing = Drawing(of: fresh, rules, at: origin, opacity, with: painter)
    if comesAtOnce { drawing.characterOpacity = first + (1 - first) * opacity }
    return drawing
  }
}

/// What is drawn of a text that fades.
private struct Drawing {
  private let painter: TextPainter
  private let opacity: Double
  /// Outlines and pictures.
  private let shapes: [GlyphLines.Glyph]
  private let rules: [(run: Int, rule: TextRule)]
  /// What the terminal writes.
  var characters: [GlyphLines.Glyph]
  var characterOpacity: Double

  init(
    of glyphs: [GlyphLines.Glyph], _ rules: [(run: Int, rule: TextRule)], at origin: CGPoint,
    _ opacity: Double, with painter: TextPainter
  ) {
    let moved = glyphs.map { $0.moved(x: origin.x, y: origin.y) }
    (shapes, characters) = (moved.filter { !$0.isWritten }, moved.filter(\.isWritten))
    (self.painter, self.opacity, characterOpacity) = (painter, opacity, opacity)
    self.rules = rules.map { run, rule in
      var rule = rule
      rule.rect = rule.rect.offsetBy(dx: origin.x, dy: origin.y)
      return (run, rule)
    }
  }

  /// With the lines below and through the text.
  var shapeCommands: [DisplayList.Command] {
    var commands = painter.commands(for: shapes)
    for (run, rule) in rules { commands += painter.commands(for: rule, of: run) }
    return layer(commands, opacity)
  }

  var characterCommands: [DisplayList.Command] {
    layer(painter.commands(for: characters), characterOpacity)
  }

  private func layer(
    _ commands: [DisplayList.Command], _ opacity: Double
  ) -> [DisplayList.Command] {
    guard opacity > 0, !commands.isEmpty else { return [] }
    return [.layer(Layer(opacity: min(opacity, 1), contents: DisplayList(commands)))]
  }
}

extension GlyphLines.Glyph {
  /// Whether the glyph is a character that the terminal writes.
  fileprivate var isWritten: Bool {
    if case .cluster = ink { true } else { false }
  }
}

/// The rows that glyphs take.
private struct GlyphRows {
  private var rows: [ClosedRange<CGFloat>] = []

  init(of glyphs: [GlyphLines.Glyph]) {
    for glyph in glyphs where !contains(glyph) {
      rows.append(glyph.bounds.minY...glyph.bounds.maxY)
    }
  }

  /// Whether a glyph is in one of them, by its middle.
  func contains(_ glyph: GlyphLines.Glyph) -> Bool {
    rows.contains { $0.contains(glyph.bounds.midY) }
  }
}

/// Glyphs by where they are, so that a search need not look everywhere.
private struct GlyphPlaces {
  private let glyphs: [CGPoint: [GlyphLines.Glyph]]

  init(of glyphs: [GlyphLines.Glyph]) {
    self.glyphs = Dictionary(grouping: glyphs, by: \.bounds.origin)
  }

  /// Whether there is one in the same place that looks the same.
  func contains(_ glyph: GlyphLines.Glyph) -> Bool {
    glyphs[glyph.bounds.origin]?.contains { $0.ink == glyph.ink && $0.run == glyph.run } == true
  }
}

extension UnitPoint {
  /// The point of a frame that has not moved when it became another one, or the nearest; the upper
  /// left corner of one that has its old size.
  fileprivate init(keptFrom old: CGRect, to new: CGRect) {
    func share(_ way: CGFloat, of growth: CGFloat) -> CGFloat {
      abs(growth) < 1e-6 ? 0 : min(max(-way / growth, 0), 1)
    }
    self.init(
      x: share(new.minX - old.minX, of: new.width - old.width),
      y: share(new.minY - old.minY, of: new.height - old.height))
  }

  /// Where something of `size` begins that has this point in common with a frame.
  fileprivate func corner(of size: CGSize, in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + x * (frame.width - size.width),
      y: frame.minY + y * (frame.height - size.height))
  }
}
