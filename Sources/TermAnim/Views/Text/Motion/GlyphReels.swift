import Foundation

/// A line of text in which the glyphs that change roll, and the others make room.
///
/// Every place has a reel of its own that keeps its speed when the text changes again on the way.
/// What rolls is seen between the top and the bottom of the line only, and fades towards these.
struct GlyphReels {
  /// How far from its edges a line is seen in full, as a share of its height: figures at rest reach
  /// no further.
  private static let softEdge = 0.2

  private var reels: [GlyphReel]
  private var line = GlyphLines.Line(
    glyphs: 0..<0, origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
  private var rules: [(run: Int, rule: TextRule)] = []

  /// A line at rest.
  init(_ glyphs: [GlyphLines.Glyph]) {
    reels = glyphs.map { GlyphReel($0) }
  }

  /// Goes to another line of glyphs; what changes rolls up or down.
  mutating func change(
    to glyphs: [GlyphLines.Glyph], in line: GlyphLines.Line,
    rules: [(run: Int, rule: TextRule)], isUp: Bool, with transaction: Transaction,
    at time: FrameTime
  ) {
    (self.line, self.rules) = (line, rules)
    let old = reels.filter { !$0.isLeaving }
    var leaving = reels.filter(\.isLeaving)
    let pairs = GlyphPairing(
      old: old.map { $0.glyph?.character ?? " " }, new: glyphs.map(\.character))
    let shifts = pairs.partners.enumerated().map { index, partner in
      partner.flatMap { old[$0].glyph.map { $0.bounds.midX - glyphs[index].bounds.midX } }
    }
    reels = glyphs.enumerated().map { index, glyph in
      var reel =
        pairs.partners[index].map { old[$0] }
        ?? GlyphReel(empty: glyph, distance: Self.nearest(to: index, in: shifts))
      reel.change(to: glyph, isUp: isUp, with: transaction, at: time)
      return reel
    }
    for (index, place) in pairs.departures {
      var reel = old[index]
      reel.change(to: nil, isUp: isUp, with: transaction, at: time)
      reel.drift(by: -Self.nearest(to: place, in: shifts), with: transaction, at: time)
      leaving.append(reel)
    }
    reels += leaving
  }

  /// The shift of the glyph that stays and is nearest, of two the later one; 0 without any.
  private static func nearest(to index: Int, in shifts: [CGFloat?]) -> CGFloat {
    let (before, after) = (shifts.prefix(max(index, 0)), shifts.dropFirst(max(index, 0)))
    return after.lazy.compactMap { $0 }.first ?? before.reversed().lazy.compactMap { $0 }.first ?? 0
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    var isRunning = false
    for index in reels.indices where reels[index].step(to: time) { isRunning = true }
    reels.removeAll { $0.isLeaving && !$0.isRolling }
    return isRunning
  }

  func commands(at origin: CGPoint, with painter: TextPainter) -> [DisplayList.Command] {
    let height = line.ascent + line.descent
    func glyphs(_ isIncluded: (GlyphReel) -> Bool) -> [GlyphLines.Glyph] {
      reels.filter(isIncluded).flatMap { $0.glyphs(height: height) }
        .map { $0.moved(x: origin.x, y: origin.y) }
    }
    var commands = painter.commands(for: glyphs { !$0.isRolling })
    let rolling = painter.commands(for: glyphs(\.isRolling))
    if !rolling.isEmpty {
      let band = band(at: origin)
      commands.append(
        .layer(
          Layer(
            clips: [Layer.Clip(path: Path(band))], mask: Self.fade(in: band),
            contents: DisplayList(rolling))))
    }
    for (run, rule) in rules {
      var rule = rule
      rule.rect = rule.rect.offsetBy(dx: origin.x, dy: origin.y)
      commands += painter.commands(for: rule, of: run)
    }
    return commands
  }

  /// Nothing at the upper and the lower edge of a band, and all between.
  private static func fade(in band: CGRect) -> Layer.Mask {
    let opaque = Color.Resolved(red: 0, green: 0, blue: 0)
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let stops = [(0, clear), (softEdge, opaque), (1 - softEdge, opaque), (1, clear)]
    let paint = GradientPaint(
      stops: stops.map { GradientPaint.Stop(color: $0.1, location: $0.0) },
      geometry: .linear(
        start: CGPoint(x: band.minX, y: band.minY), end: CGPoint(x: band.minX, y: band.maxY)))
    return Layer.Mask(
      contents: DisplayList([.fill(Path(band), .gradient(paint), FillStyle())]))
  }

  /// What of the line is seen, with room at both ends for glyphs on their way.
  private func band(at origin: CGPoint) -> CGRect {
    let height = line.ascent + line.descent
    let edges = reels.flatMap { $0.glyphs(height: height).map(\.bounds) }
    let (left, right) = (edges.map(\.minX).min() ?? 0, edges.map(\.maxX).max() ?? 0)
    return CGRect(
      x: origin.x + left - height, y: origin.y + line.origin.y - line.ascent,
      width: right - left + 2 * height, height: height)
  }
}
