import Foundation

/// What a text looked like when its content changed, and how it is to become the new one.
struct TextDeparture {
  /// The text as it was laid out.
  let lines: GlyphLines
  let rules: [(run: Int, rule: TextRule)]
  /// What it was drawn with.
  let painter: TextPainter
  /// What was under way.
  let motion: TextMotion?
  /// The transition before and after the change.
  let transitions: (old: ContentTransition, new: ContentTransition)
  let transaction: Transaction
  let time: FrameTime
  /// Completions wait for the way to begin, which may be after the update.
  private let awaited: [AwaitedAnimation]

  init(
    lines: GlyphLines, rules: [(run: Int, rule: TextRule)], painter: TextPainter,
    motion: TextMotion?, transitions: (old: ContentTransition, new: ContentTransition),
    transaction: Transaction, time: FrameTime
  ) {
    (self.lines, self.rules, self.painter, self.motion) = (lines, rules, painter, motion)
    (self.transitions, self.transaction, self.time) = (transitions, transaction, time)
    awaited = transaction.awaitedChanges()
  }

  /// The way to another text, which is to have `frame`; nil when it is there at once.
  func motion(to composition: TextComposition, in frame: CGRect) -> TextMotion? {
    let new = composition.glyphLines
    switch transitions.new.kind {
    case .identity: return nil
    case .opacity: return fade(to: new, composition, in: frame)
    case .interpolate, .symbolEffect:
      let isSame = lines.signs.elementsEqual(new.signs) { $0.character == $1.character }
      guard isSame else { return fade(to: new, composition, in: frame) }
      return shift(to: GlyphShift.Side(lines: new, size: composition.size), composition.rules)
    case .numericText(let countsDown):
      return roll(to: new, composition, in: frame, isUp: !countsDown)
    case .numericValue(let value):
      var isUp = true
      if case .numericValue(let old) = transitions.old.kind { isUp = !(value < old) }
      return roll(to: new, composition, in: frame, isUp: isUp)
    }
  }

  private func fade(
    to new: GlyphLines, _ composition: TextComposition, in frame: CGRect
  ) -> TextMotion? {
    let fade = TextFade(from: self, to: new, rules: composition.rules, in: frame)
    return fade.map(TextMotion.fade)
  }

  private func shift(
    to new: GlyphShift.Side, _ newRules: [(run: Int, rule: TextRule)]
  ) -> TextMotion? {
    var running: GlyphShift?
    if case .shift(let shift)? = motion { running = shift }
    let old = GlyphShift.Side(lines: lines, size: painter.frame.size)
    let marks =
      running?.marks(with: painter)
      ?? rules.map { RuleShift.Mark(run: $0.run, rule: $0.rule, painter: painter) }
    return GlyphShift(
      from: old, by: running, to: new, rules: RuleShift(from: marks, to: newRules),
      with: transaction, at: time
    ).map(TextMotion.shift)
  }

  /// Rolls outlines line by line when there are as many lines, each as high as before; other texts
  /// fade.
  private func roll(
    to new: GlyphLines, _ composition: TextComposition, in frame: CGRect, isUp: Bool
  ) -> TextMotion? {
    guard lines.isOutlines, new.isOutlines, !new.lines.isEmpty,
      lines.lines.elementsEqual(new.lines, by: { $0.isLevel(with: $1) })
    else { return fade(to: new, composition, in: frame) }
    var reels = lines.lines.map { GlyphReels(Array(lines.glyphs[$0.glyphs])) }
    if case .reels(let running)? = motion, running.count == reels.count { reels = running }
    for (index, line) in new.lines.enumerated() {
      // Rules are drawn with the last line, above all glyphs.
      let isLast = index == new.lines.count - 1
      reels[index].change(
        to: Array(new.glyphs[line.glyphs]), in: line, rules: isLast ? composition.rules : [],
        isUp: isUp, with: transaction, at: time)
    }
    return .reels(reels)
  }
}

extension GlyphLines.Line {
  /// Whether glyphs may roll from one line to the other: they are as high, at one height.
  fileprivate func isLevel(with other: GlyphLines.Line) -> Bool {
    abs(ascent - other.ascent) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6
  }
}
