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
    lineNames.filter { $0.count == 1 || !$0.contains(":") }.sorted()
  }

  /// Every name that has a line.
  static var lineNames: [Substring] {
    (characters + [boxes] + pictures).flatMap { table in
      table.utf8.split(separator: UInt8(ascii: "\n")).map { line in
        Substring(line.prefix { $0 != UInt8(ascii: " ") })
      }
    }
  }

  // MARK: Lines

  /// What a line says of its name.
  private enum Line {
    case drawing(Entry)
    case synonym(Substring)
  }

  /// The lines that have been asked for, without their names; nil where there is none.
  ///
  /// All others are only passed by: a program shows few of the glyphs, and starts sooner.
  private static let found = Locked<[GlyphName: Substring?]>([:])

  private static let characters = [
    latinCapitals, latinLetters, figures, asciiSigns, generalPunctuation, latinSupplement,
    latinExtended, marks, greek, cyrillicCapitals, cyrillicLetters, arrows, mathematics,
    geometricShapes, han,
  ]

  private static let pictures = [
    symbolsAToF, symbolsGToZ, enclosed, symbolArrows, symbolWeather, symbolNature, symbolPeople,
    symbolPlaces, symbolDevices, symbolThings, symbolOffice, symbolPlay, symbolText, symbolSigns,
    symbolInShapes, symbolLetters, symbolNumbers,
  ]

  /// The tables in which a name may be.
  private static func tables(for name: Substring) -> [String] {
    guard isCharacter(name) else { return pictures }
    let isBox = name.unicodeScalars.first.map { 0x2500...0x259F ~= $0.value } == true
    return isBox ? [boxes] : characters
  }

  /// Whether a name is that of a character, perhaps with an occasion; the others are those of
  /// pictures and of their parts.
  private static func isCharacter(_ name: Substring) -> Bool {
    let rest = name.dropFirst()
    return rest.isEmpty || name.hasPrefix("U+")
      || rest.first == ":" && GlyphOccasion(rawValue: String(rest.dropFirst())) != nil
  }

  /// The line of `name`, however its characters are composed.
  private static func line(named name: Substring) -> Line? {
    if let line = foundLine(named: name) { return read(line) }
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return foundLine(named: name.precomposedStringWithCanonicalMapping[...]).map(read)
  }

  private static func foundLine(named name: Substring) -> Substring? {
    let key = GlyphName(text: name)
    if let line = found.withLock({ $0[key] }) { return line }
    let line = tables(for: name).lazy.compactMap { Self.line(named: name, in: $0) }.first
    found.withLock { $0[key] = .some(line) }
    return line
  }

  /// What follows a name in its line; nil where the table has none.
  ///
  /// O(length of the table), at the speed of `memchr`.
  private static func line(named name: Substring, in table: String) -> Substring? {
    var (name, table) = (name, table)
    let found = table.withUTF8 { table in name.withUTF8 { place(of: $0, in: table) } }
    return found.map { place in
      let start = table.utf8.index(table.startIndex, offsetBy: place.lowerBound)
      return table[start..<table.utf8.index(start, offsetBy: place.count)]
    }
  }

  private static func place(
    of name: UnsafeBufferPointer<UInt8>, in table: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var start = 0
    while start < table.count {
      let line = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(table)[start...])
      let length = line.firstNewline ?? line.count
      if length > name.count, line[name.count] == UInt8(ascii: " "), line.starts(with: name) {
        return start + name.count..<start + length
      }
      start += length + 1
    }
    return nil
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

extension UnsafeRawBufferPointer {
  /// Where the first line ends; nil when there is only one.
  fileprivate var firstNewline: Int? {
    guard let baseAddress, let end = memchr(baseAddress, 0x0A, count) else { return nil }
    return UnsafeRawPointer(end) - baseAddress
  }
}
