/// The terminal's own characters of one drawing, each in its cells.
///
/// A cell has room for one character only: of several that are drawn there the strongest is seen,
/// of which there is no more than what lies above lets through. What is drawn later may still fade
/// them, so that all of them are kept until they are asked for.
///
/// A class because its identity is the point: one grid of cells used for every frame. The cells are
/// those of a whole picture, a pixel wide and two high.
final class CharacterGrid {
  /// A character and what became of it since it was drawn.
  private struct Entry {
    var character: PlacedCharacter
    /// The share of it that nothing painted over.
    var visibility: Float = 1
    /// Whether nothing is left of it.
    var isGone = false

    /// How much of it there is to be seen, from 0 to 1; of spaces nothing is.
    var strength: Float {
      character.isBlank ? 0 : Float(character.color >> 24) / 255 * visibility
    }
  }

  /// An entry in one of its cells, and what was drawn there before it.
  private struct Link {
    let cell: Int
    let place: Int
    /// The next link of the cell, counted from 1, or 0.
    let beneath: Int32
  }

  private let columns: Int
  private let rows: Int
  /// For each cell the link of what was drawn there last, counted from 1, or 0.
  private let tops: UnsafeMutablePointer<Int32>
  private var entries: [Entry] = []
  private var links: [Link] = []

  /// A grid for a picture of `width` x `height` pixels.
  init(width: Int, height: Int) {
    (columns, rows) = (width, (height + 1) / 2)
    tops = .allocate(capacity: max(columns * rows, 1))
    tops.initialize(repeating: 0, count: max(columns * rows, 1))
  }

  deinit {
    tops.deallocate()
  }

  /// How many characters have been drawn; a later one has a larger place.
  var count: Int { entries.count }

  func removeAll() {
    guard !entries.isEmpty else { return }
    for link in links { tops[link.cell] = 0 }
    links.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Draws a character.
  ///
  /// Nothing happens when a cell is outside of the picture or the character cannot be seen.
  func place(_ character: PlacedCharacter) {
    let (column, row) = (character.column, character.row)
    let isInside =
      row >= 0 && row < rows && column >= 0 && character.columns > 0
      && column + character.columns <= columns
    guard isInside && character.color >> 24 > 0 else { return }
    entries.append(Entry(character: character))
    for cell in cells(of: character) {
      links.append(Link(cell: cell, place: entries.count - 1, beneath: tops[cell]))
      tops[cell] = Int32(links.count)
    }
  }

  /// Takes the characters from a place on back out, and returns those of which something is left.
  func take(from first: Int) -> [PlacedCharacter] {
    while let link = links.last, link.place >= first {
      tops[link.cell] = link.beneath
      links.removeLast()
    }
    let taken = entries[first...].lazy.filter { !$0.isGone }.map(\.character)
    defer { entries.removeSubrange(first...) }
    return Array(taken)
  }

  /// Calls `change` with each character in `places` of which something is left and that lies at
  /// least partly in `area`; it is gone when its opacity becomes 0.
  func change(
    _ places: Range<Int>, in area: PixelRect, _ change: (inout PlacedCharacter) -> Void
  ) {
    for place in places where !entries[place].isGone && bounds(of: place).intersects(area) {
      change(&entries[place].character)
      if entries[place].character.color >> 24 == 0 { entries[place].isGone = true }
    }
  }

  /// Paints over the characters in `places` with a surface's pixels.
  ///
  /// What lets characters show through tints them as it tints the pixels behind them. With
  /// `clearsCells`, one whose cells are touched is gone.
  func cover(
    _ places: Range<Int>, with surface: Surface, opacity: Float = 1, clearsCells: Bool = false
  ) {
    for place in places where !entries[place].isGone {
      guard bounds(of: place).intersects(surface.bounds) else { continue }
      let coverage = CellCoverage(of: bounds(of: place), by: surface, opacity: opacity)
      tint(place, coverage.color)
      entries[place].visibility *= 1 - coverage.share
      entries[place].isGone =
        CellCoverage.hides(1 - entries[place].visibility) || coverage.isOfMost
        || clearsCells && coverage.isTouch
    }
  }

  /// The box around the characters in `places` of which something is left.
  func bounds(of places: Range<Int>) -> PixelRect {
    places.reduce(PixelRect.empty) { entries[$1].isGone ? $0 : $0.union(bounds(of: $1)) }
  }

  /// Appends the characters that are seen and lie at least partly in `area`, by row and column.
  func append(to characters: inout [PlacedCharacter], in area: PixelRect) {
    let cells = area.intersection(PixelRect(x: 0, y: 0, width: columns, height: rows * 2))
    guard !cells.isEmpty && !entries.isEmpty else { return }
    for row in cells.y / 2..<(cells.maxY + 1) / 2 {
      var previous: Int?
      for column in cells.x..<cells.maxX {
        let place = placeSeen(in: row * columns + column)
        if let place, place != previous { characters.append(character(seenAt: place)) }
        previous = place
      }
    }
  }

  private func tint(_ place: Int, _ cover: SIMD4<Float>) {
    let color = entries[place].character.color
    var straight = PixelMath.channels(color)
    straight = cover * 255 + straight * (1 - cover.w)
    entries[place].character.color =
      (PixelMath.pixel(channels: straight) & 0xFF_FFFF) | (color & 0xFF00_0000)
  }

  private func bounds(of place: Int) -> PixelRect {
    entries[place].character.bounds
  }

  private func cells(of character: PlacedCharacter) -> Range<Int> {
    let first = character.row * columns + character.column
    return first..<first + character.columns
  }

  // MARK: What is seen

  /// What is seen in a cell: the strongest that is so in all of its cells.
  private func placeSeen(in cell: Int) -> Int? {
    guard let strongest = strongestPlace(in: cell, where: { _ in true }) else { return nil }
    if isStrongest(strongest) { return strongest }
    return strongestPlace(in: cell, where: isStrongest)
  }

  /// Whether a character is the strongest in all of its cells, unless it has but one.
  private func isStrongest(_ place: Int) -> Bool {
    let character = entries[place].character
    return character.columns == 1
      || cells(of: character).allSatisfy { strongestPlace(in: $0, where: { _ in true }) == place }
  }

  /// The strongest of some characters in a cell, the last drawn of several.
  private func strongestPlace(in cell: Int, where isWanted: (Int) -> Bool) -> Int? {
    var best: (place: Int, strength: Float)?
    /// How much what lies above lets through.
    var remainder: Float = 1
    var top = tops[cell]
    while top > 0 {
      let link = links[Int(top) - 1]
      let entry = entries[link.place]
      if !entry.isGone {
        let strength = min(entry.strength, remainder)
        if strength > best?.strength ?? -1, isWanted(link.place) { best = (link.place, strength) }
        remainder *= 1 - entry.strength
      }
      top = link.beneath
    }
    return best?.place
  }

  /// A character as it is seen: drawn several times, its colours lie over each other.
  private func character(seenAt place: Int) -> PlacedCharacter {
    var character = entries[place].character
    var (sum, count) = (SIMD4<Float>.zero, 0)
    var top = tops[cells(of: character).lowerBound]
    while top > 0 {
      let link = links[Int(top) - 1]
      let other = entries[link.place]
      if !other.isGone, other.character.looksLike(character) {
        sum += PixelMath.premultiplied(straight: other.character.color) * (1 - sum.w)
        count += 1
      }
      top = link.beneath
    }
    if count > 1 { character.color = PixelMath.straightPixel(premultiplied: sum) }
    var limit: Float = 1
    for cell in cells(of: character) {
      limit = min(limit, remainder(of: character, at: place, in: cell))
    }
    character.limitOpacity(to: limit)
    return character
  }

  /// How much other characters that lie above one let through in a cell, from 0 to 1.
  private func remainder(of character: PlacedCharacter, at place: Int, in cell: Int) -> Float {
    var (remainder, top) = (Float(1), tops[cell])
    while top > 0, links[Int(top) - 1].place > place {
      let link = links[Int(top) - 1]
      let other = entries[link.place]
      if !other.isGone, !other.character.looksLike(character) { remainder *= 1 - other.strength }
      top = link.beneath
    }
    return remainder
  }
}

extension PlacedCharacter {
  /// The pixels of its cells.
  var bounds: PixelRect {
    PixelRect(x: column, y: row * 2, width: columns, height: 2)
  }

  /// Multiplies its opacity by `factor`, 0 to 1.
  mutating func fade(by factor: Float) {
    let opacity = UInt32((Float(color >> 24) * factor).rounded())
    color = color & 0xFF_FFFF | opacity << 24
  }

  /// Makes its opacity at most `limit`, 0 to 1.
  fileprivate mutating func limitOpacity(to limit: Float) {
    let opacity = min(color >> 24, UInt32((limit * 255).rounded()))
    color = color & 0xFF_FFFF | opacity << 24
  }

  /// Whether the terminal draws nothing for it.
  fileprivate var isBlank: Bool {
    text == " " && attributes.isDisjoint(with: [.underline, .strikethrough, .inverse])
  }

  /// Whether it is another character but for its colour, in the same cells.
  func looksLike(_ other: PlacedCharacter) -> Bool {
    column == other.column && row == other.row && columns == other.columns
      && attributes == other.attributes && text == other.text
  }
}
