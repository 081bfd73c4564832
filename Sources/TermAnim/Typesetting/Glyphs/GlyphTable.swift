import Foundation

/// Glyphs as text: one a line, its name, the shapes of its sides, and its notation.
///
/// A name is the character itself, `U+` and its code where that is invisible, or the name of a
/// picture; after a colon, perhaps, the occasion the drawing is for: `a:small`, `i:mono`; or the
/// part of others that it is: `a:cut`. Two letters name the left and the right side (see
/// `GlyphSide`). A line `A = B` gives A all drawings of B.
enum GlyphTable {
  /// A drawing whose notation is not yet read.
  struct Entry: Sendable {
    var left: GlyphSide
    var right: GlyphSide
    var notation: Substring
  }

  /// The drawing called `name`; nil when the face has none of its own by that name.
  static func entry(named name: Substring) -> Entry? {
    guard case .drawing(let entry) = line(named: name) else { return nil }
    return entry
  }

  /// The name whose drawings `name` shares; itself when it has its own, nil when there are none.
  static func home(of name: Substring) -> Substring? {
    switch line(named: name) {
    case .drawing: name
    case .synonym(let other): home(of: other)
    case nil: nil
    }
  }

  /// Every name that has a drawing for all occasions, sorted.
  static var names: [Substring] {
    lines.keys.lazy.map(\.text).filter { $0.count == 1 || !$0.contains(":") }.sorted()
  }

  // MARK: Lines

  /// What a line says of its name.
  private enum Line {
    case drawing(Entry)
    case synonym(Substring)
  }

  /// What follows each name in its line.
  ///
  /// The lines are found and not read: a program shows few of the glyphs, and starts sooner.
  private static let lines = {
    var lines: [GlyphName: Substring] = [:]
    for table in [
      latinCapitals, latinLetters, figures, asciiSigns, generalPunctuation, latinSupplement,
      latinExtended, marks, greek, cyrillicCapitals, cyrillicLetters, arrows, mathematics,
      geometricShapes, boxes, symbolsAToF, symbolsGToZ, enclosed, symbolArrows, symbolWeather,
      symbolNature, symbolPeople, symbolPlaces, symbolDevices, symbolThings, symbolOffice,
      symbolPlay, symbolText, symbolSigns, symbolInShapes, symbolLetters, symbolNumbers, han,
    ] {
      addLines(of: table, to: &lines)
    }
    return lines
  }()

  private static func addLines(of table: String, to lines: inout [GlyphName: Substring]) {
    var table = table
    let ends = table.withUTF8 { bytes in
      (0...bytes.count).filter { $0 == bytes.count || bytes[$0] == UInt8(ascii: "\n") }
    }
    var start = table.startIndex
    for end in ends {
      let end = table.utf8.index(table.startIndex, offsetBy: end)
      let line = table.utf8[start..<end]
      let space = line.firstIndex(of: UInt8(ascii: " ")) ?? end
      lines[GlyphName(text: table[start..<space])] = table[space..<end]
      start = end == table.endIndex ? end : table.utf8.index(after: end)
    }
  }

  /// The line of `name`, however its characters are composed.
  private static func line(named name: Substring) -> Line? {
    if let line = lines[GlyphName(text: name)] { return read(line) }
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let composed = name.precomposedStringWithCanonicalMapping[...]
    return lines[GlyphName(text: composed)].map(read)
  }

  private static func read(_ line: Substring) -> Line {
    let words = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map { Substring($0) }
    guard let sides = words.first, sides.utf8.count <= 2 else {
      preconditionFailure("a glyph without sides: \(line)")
    }
    if sides == "=", words.count == 2 { return .synonym(words[1]) }
    guard let left = sides.first.flatMap(GlyphSide.init(rawValue:)),
      let right = sides.last.flatMap(GlyphSide.init(rawValue:))
    else { preconditionFailure("unknown sides: \(line)") }
    return .drawing(Entry(left: left, right: right, notation: words.count > 1 ? words[1] : ""))
  }
}
