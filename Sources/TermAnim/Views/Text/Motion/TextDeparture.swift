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

  /// The way to another text; nil when it is there at once.
  func motion(to composition: TextComposition) -> TextMotion? {
    let new = composition.glyphLines
    switch transitions.new.kind {
    case .identity: return nil
    case .opacity: return fade(to: new, composition)
    case .interpolate:
      let isSame = lines.glyphs.elementsEqual(new.glyphs) { $0.character == $1.character }
      guard isSame else { return fade(to: new, composition) }
      return shift(to: new)
    case .numericText(let countsDown): return roll(to: new, composition, isUp: !countsDown)
    case .numericValue(let value):
      var isUp = true
      if case .numericValue(let old) = transitions.old.kind { isUp = !(value < old) }
      return roll(to: new, composition, isUp: isUp)
    }
  }

  private func fade(to new: GlyphLines, _ composition: TextComposition) -> TextMotion? {
    let fade = TextFade(from: self, to: new, rules: composition.rules)
    return fade.map(TextMotion.fade)
  }

  private func shift(to new: GlyphLines) -> TextMotion? {
    guard lines.isOutlines, new.isOutlines, !new.glyphs.isEmpty else { return nil }
    var old = lines.glyphs
    if case .shift(let shift)? = motion { old = shift.glyphs(at: .zero) }
    return .shift(GlyphShift(from: old, to: new.glyphs, with: transaction, at: time))
  }

  /// Rolls single lines of outlines of one height; other texts fade.
  private func roll(
    to new: GlyphLines, _ composition: TextComposition, isUp: Bool
  ) -> TextMotion? {
    guard lines.isOutlines, new.isOutlines, lines.lines.count == 1, let line = new.lines.first,
      new.lines.count == 1, abs(lines.lines[0].ascent - line.ascent) < 1e-6
    else { return fade(to: new, composition) }
    var reels: GlyphReels
    if case .reels(let running)? = motion {
      reels = running
    } else {
      reels = GlyphReels(lines.glyphs)
    }
    reels.change(
      to: new.glyphs, in: line, rules: composition.rules, isUp: isUp, with: transaction, at: time)
    return .reels(reels)
  }
}
