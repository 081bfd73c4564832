/// Which glyphs of a text take the places of which others.
///
/// What texts begin and end with alike stays; between, figures are counted from the right, so that
/// units stay below units when a number grows.
struct GlyphPairing {
  /// For each new glyph the old one whose place it takes; nil where it needs a place of its own.
  private(set) var partners: [Int?]
  /// Old glyphs whose places go, each with the new one before which it was.
  private(set) var departures: [(old: Int, new: Int)] = []

  /// Takes time in proportion to the texts.
  init(old: [Character], new: [Character]) {
    partners = Array(repeating: nil, count: new.count)
    var prefix = zip(old, new).prefix { $0 == $1 }.count
    let differs = [old.dropFirst(prefix).first, new.dropFirst(prefix).first]
    if differs.contains(where: { $0?.isFigure == true }) {
      while prefix > 0, old[prefix - 1].isFigure { prefix -= 1 }
    }
    let most = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - suffix, new.count - suffix)
    for index in 0..<prefix { partners[index] = index }
    for index in 0..<suffix { partners[newEnd + index] = oldEnd + index }
    let (oldMiddle, newMiddle) = (oldEnd - prefix, newEnd - prefix)
    for step in 0..<min(oldMiddle, newMiddle) { partners[newEnd - 1 - step] = oldEnd - 1 - step }
    departures = (0..<max(oldMiddle - newMiddle, 0)).map { (prefix + $0, prefix) }
  }
}

extension Character {
  /// Whether it can be a part of a number.
  fileprivate var isFigure: Bool { isNumber || self == "." || self == "," }
}
