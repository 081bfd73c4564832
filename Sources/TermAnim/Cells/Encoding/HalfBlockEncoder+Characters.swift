extension HalfBlockEncoder {
  /// Puts a character over the pixels of its row, which have been drawn already.
  ///
  /// The background is the mean of the pixels behind, opacity mixes the colour with it. What would
  /// not be seen is left away: spaces without a line, clear characters, faint ones on an edge that
  /// is seen better, and wide ones of which one half is beyond the edge. A character on half of a
  /// wide one takes the place of both halves.
  func place(_ character: PlacedCharacter, over pixels: PixelBuffer) {
    let (column, row) = (character.column, character.row)
    let count = character.columns >= 2 ? 2 : 1
    guard column >= 0, column + count <= grid.columns, character.isVisible else { return }
    let ground = ground(of: character, columns: count, in: pixels)
    if character.isFaint, isLost(character, columns: count, on: ground, in: pixels) { return }
    removeCharacters(at: column..<column + count, row: row, over: pixels)
    let isSwapped = densities == nil && character.attributes.contains(.inverse)
    let attributes = attributes(of: character, on: ground)
    let glyph = grid.glyph(
      of: character.text, columns: count, room: grid.columns - column,
      attributes: attributes.rawValue, hasUnicode: capabilities.hasUnicode)
    let ink = Self.mix(character.color, over: ground)
    let colors = densities == nil ? (cellColor(of: ink), cellColor(of: ground)) : (.none, .none)
    for offset in 0..<count {
      let index = row * grid.pitch + column + offset
      grid.glyphs[index] = offset == 0 ? glyph : .continuation
      (grid.foreground[index], grid.background[index]) = isSwapped ? (colors.1, colors.0) : colors
    }
  }

  /// Whether less is seen of a character than of an edge that its cells have room for without it.
  private func isLost(
    _ character: PlacedCharacter, columns: Int, on ground: UInt32, in pixels: PixelBuffer
  ) -> Bool {
    let ink = Self.mix(character.color, over: ground)
    let upper = pixels.base + 2 * character.row * pixels.width
    guard 2 * character.row + 1 < pixels.height else { return false }
    let lower = upper + pixels.width
    return (character.column..<character.column + columns).contains {
      Self.difference(upper[$0], lower[$0]) > Self.difference(ink, ground)
    }
  }

  /// How far two colours are apart where they are farthest.
  private static func difference(_ first: UInt32, _ second: UInt32) -> UInt32 {
    var most: UInt32 = 0
    for shift: UInt32 in [0, 8, 16] {
      let (one, other) = (first >> shift & 0xFF, second >> shift & 0xFF)
      most = max(most, max(one, other) - min(one, other))
    }
    return most
  }

  /// The attributes that a character is sent with.
  ///
  /// Inverse ones have their colours swapped already. Without colours the terminal swaps its own
  /// two, also where the ground is ink, so that no hole is torn around a character.
  private func attributes(
    of character: PlacedCharacter, on ground: UInt32
  ) -> CharacterRun.Attributes {
    guard let densities else { return character.attributes.subtracting(.inverse) }
    return densities.isInk(ground)
      ? character.attributes.symmetricDifference(.inverse) : character.attributes
  }

  /// Draws pixels again where the other half of a wide character would be left over.
  private func removeCharacters(at columns: Range<Int>, row: Int, over pixels: PixelBuffer) {
    let start = row * grid.pitch
    if grid.glyphs[start + columns.lowerBound].isContinuation {
      restore(columns.lowerBound - 1, row, of: pixels)
    }
    if grid.glyphs[start + columns.upperBound - 1].isWide {
      restore(columns.upperBound, row, of: pixels)
    }
  }

  private func restore(_ column: Int, _ row: Int, of pixels: PixelBuffer) {
    grid.glyphs[row * grid.pitch + column] = .pixels
    drawPixels(row, column..<column + 1, of: pixels)
  }

  /// The mean of the pixels behind a character; for one that would stand between two rows, of those
  /// of its cell that would be behind it there, too.
  private func ground(
    of character: PlacedCharacter, columns: Int, in pixels: PixelBuffer
  ) -> UInt32 {
    let first = 2 * character.row
    let last = min(first + 1, pixels.height - 1)
    let upper = pixels.base + (character.drift > 0 ? last : first) * pixels.width
    let lower = pixels.base + (character.drift < 0 ? first : last) * pixels.width
    let (left, right) = (character.column, character.column + columns - 1)
    return Self.average(
      Self.average(upper[left], lower[left]), Self.average(upper[right], lower[right]))
  }

  /// A straight colour over an opaque one, by the opacity in its highest byte.
  static func mix(_ color: UInt32, over ground: UInt32) -> UInt32 {
    let opacity = color >> 24
    var mixed: UInt32 = 0
    for shift: UInt32 in [0, 8, 16] {
      let (front, back) = (color >> shift & 0xFF, ground >> shift & 0xFF)
      mixed |= ((front * opacity + back * (255 - opacity) + 127) / 255) << shift
    }
    return mixed
  }

  private func cellColor(of pixel: UInt32) -> CellColor {
    palette?.nearest(to: pixel) ?? CellColor(pixel: pixel)
  }
}

extension PlacedCharacter {
  /// Whether it can hardly be seen, as when it has nearly come or gone.
  fileprivate var isFaint: Bool { color >> 24 < 16 }

  /// Whether there is anything to see but the ground.
  fileprivate var isVisible: Bool {
    let lines: CharacterRun.Attributes = [.underline, .strikethrough, .inverse]
    // By bytes: comparing strings by meaning costs memory.
    let isSpace = text.utf8.count == 1 && text.utf8.first == 0x20
    return color >> 24 > 0 && (!isSpace || !attributes.isDisjoint(with: lines))
  }
}
