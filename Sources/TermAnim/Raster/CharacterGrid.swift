/// The terminal's own characters of one drawing, each in its cells.
///
/// A class because its identity is the point: one grid of cells used for every frame. The cells are
/// those of a whole picture, a pixel wide and two high.
final class CharacterGrid {
  /// A character that less than this share of is left to be seen counts as painted over.
  private static let leastVisibility: Float = 0.25

  /// A character and what became of it since it was drawn.
  private struct Entry {
    var character: PlacedCharacter
    /// The share of it that nothing painted over.
    var visibility: Float = 1
  }

  private let columns: Int
  private let rows: Int
  /// For each cell the character in it, counted from 1, or 0.
  private let owners: UnsafeMutablePointer<Int32>
  private var entries: [Entry] = []

  /// A grid for a picture of `width` x `height` pixels.
  init(width: Int, height: Int) {
    (columns, rows) = (width, (height + 1) / 2)
    owners = .allocate(capacity: max(columns * rows, 1))
    owners.initialize(repeating: 0, count: max(columns * rows, 1))
  }

  deinit {
    owners.deallocate()
  }

  /// How many characters have been drawn; a later one has a larger place.
  var count: Int { entries.count }

  func removeAll() {
    guard !entries.isEmpty else { return }
    for place in entries.indices { release(place) }
    entries.removeAll(keepingCapacity: true)
  }

  /// Draws a character; those that were in its cells are gone.
  ///
  /// Nothing happens when a cell is outside of the picture or the character cannot be seen.
  func place(_ character: PlacedCharacter) {
    let (column, row) = (character.column, character.row)
    let isInside =
      row >= 0 && row < rows && column >= 0 && character.columns > 0
      && column + character.columns <= columns
    guard isInside && character.color >> 24 > 0 else { return }
    for cell in column..<column + character.columns {
      let owner = owners[row * columns + cell]
      if owner > 0 { release(Int(owner) - 1) }
    }
    entries.append(Entry(character: character))
    for cell in column..<column + character.columns {
      owners[row * columns + cell] = Int32(entries.count)
    }
  }

  /// Calls `change` with each character in `places` that is still to be seen and lies at least
  /// partly in `area`; it is gone when its opacity becomes 0.
  func change(
    _ places: Range<Int>, in area: PixelRect, _ change: (inout PlacedCharacter) -> Void
  ) {
    for place in places where isShown(place) && bounds(of: place).intersects(area) {
      change(&entries[place].character)
      if entries[place].character.color >> 24 == 0 { release(place) }
    }
  }

  /// Paints over the characters in `places` with a surface's pixels.
  ///
  /// What lets characters show through tints them as it tints the pixels behind them.
  func cover(_ places: Range<Int>, with surface: Surface, opacity: Float) {
    for place in places where isShown(place) {
      let area = bounds(of: place).intersection(surface.bounds)
      guard !area.isEmpty else { continue }
      var (densest, cover) = (Float(0), SIMD4<Float>.zero)
      for column in area.x..<area.maxX {
        var cell = SIMD4<Float>.zero
        for y in area.y..<area.maxY {
          cell += PixelMath.channels(surface.address(x: column, y: y).pointee)
        }
        cell *= opacity / Float(255 * area.height)
        densest = max(densest, cell.w)
        cover += cell / Float(area.width)
      }
      tint(place, cover)
      entries[place].visibility *= 1 - densest
      if entries[place].visibility < Self.leastVisibility { release(place) }
    }
  }

  /// The box around the characters in `places` that are still to be seen.
  func bounds(of places: Range<Int>) -> PixelRect {
    places.reduce(PixelRect.empty) { isShown($1) ? $0.union(bounds(of: $1)) : $0 }
  }

  /// Appends the characters that lie at least partly in `area`, by row and column.
  func append(to characters: inout [PlacedCharacter], in area: PixelRect) {
    let cells = area.intersection(PixelRect(x: 0, y: 0, width: columns, height: rows * 2))
    guard !cells.isEmpty && !entries.isEmpty else { return }
    for row in cells.y / 2..<(cells.maxY + 1) / 2 {
      var previous: Int32 = 0
      for column in cells.x..<cells.maxX {
        let owner = owners[row * columns + column]
        if owner > 0 && owner != previous {
          characters.append(entries[Int(owner) - 1].character)
        }
        previous = owner
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

  private func isShown(_ place: Int) -> Bool {
    let character = entries[place].character
    return owners[character.row * columns + character.column] == Int32(place + 1)
  }

  private func bounds(of place: Int) -> PixelRect {
    entries[place].character.bounds
  }

  /// Empties the cells of a character that is still to be seen.
  private func release(_ place: Int) {
    guard isShown(place) else { return }
    let character = entries[place].character
    (owners + (character.row * columns + character.column))
      .update(repeating: 0, count: character.columns)
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
}
