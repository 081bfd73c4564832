/// Glyphs as text: one a line, its name, the shapes of its sides, and its notation.
///
/// A name is the character itself, `U+` and its code where that is invisible, or the name of a
/// picture; after a colon, perhaps, the occasion the drawing is for: `a:small`, `i:mono`. Two letters
/// name the left and the right side (see `GlyphSide`). A line `A = B` gives A all drawings of B.
enum GlyphTable {
  /// A line of a table, not yet read.
  struct Entry: Sendable {
    var left: GlyphSide
    var right: GlyphSide
    var notation: Substring
  }

  /// The drawing called `name`; nil when the face has none.
  static func entry(named name: Substring) -> Entry? {
    lines.entries[name]
  }

  /// The name whose drawings `name` shares; itself when it has its own, nil when there are none.
  static func home(of name: Substring) -> Substring? {
    if lines.entries[name] != nil { return name }
    return lines.homes[name].flatMap { home(of: $0) }
  }

  /// Every name that has a drawing for all occasions, sorted.
  static var names: [Substring] {
    let drawn = lines.entries.keys.filter { $0.count == 1 || !$0.contains(":") }
    return (drawn + lines.homes.keys).sorted()
  }

  private static let lines = read([
    latinCapitals, latinLetters, figures, asciiSigns, generalPunctuation, latinSupplement,
    latinExtended, marks, greek, cyrillicCapitals, cyrillicLetters, arrows, mathematics,
    geometricShapes, boxes, symbolsAToF, symbolsGToZ, enclosed, han,
  ])

  /// The lines of all tables by name: drawings, and names that stand for another.
  private struct Lines: Sendable {
    var entries: [Substring: Entry] = [:]
    var homes: [Substring: Substring] = [:]
  }

  private static func read(_ tables: [String]) -> Lines {
    var lines = Lines()
    // Bytes, since finding the ends of characters would take most of a program's start.
    for line in tables.flatMap({ $0.utf8.split(separator: UInt8(ascii: "\n")) }) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map { Substring($0) }
      precondition(
        words.count > 1 && words[1].utf8.count <= 2, "a glyph without sides: \(Substring(line))")
      if words[1] == "=", words.count == 3 {
        lines.homes[words[0]] = words[2]
      } else if let left = words[1].first.flatMap(GlyphSide.init(rawValue:)),
        let right = words[1].last.flatMap(GlyphSide.init(rawValue:))
      {
        let notation = words.count > 2 ? words[2] : ""
        lines.entries[words[0]] = Entry(left: left, right: right, notation: notation)
      } else {
        preconditionFailure("unknown sides: \(Substring(line))")
      }
    }
    return lines
  }
}
