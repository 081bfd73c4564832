/// Turns pictures into cells: two pixels a cell, and the characters that lie over them.
///
/// A class because it owns the grid that it draws every frame into. Not `Sendable`: one thread
/// owns it.
public final class HalfBlockEncoder {
  public let capabilities: OutputCapabilities
  var grid = CellGrid(columns: 0, rows: 0)
  private let clusters = ClusterTable()
  let palette: DitheredPalette?
  let densities: DensityGlyphs?
  /// Whether the whole of the last picture was in the grid, without characters, as is likely of the
  /// next one then.
  private var isStill = false

  /// An encoder for a terminal; another terminal, or what it turns out to know, asks for another.
  ///
  /// - Parameters:
  ///   - capabilities: What the terminal understands.
  ///   - hasLightGround: Whether pictures are dark on a light ground. Without colours the ground is
  ///     the terminal's own, and ink stands for what differs from it; with colours it is no matter.
  public init(
    capabilities: OutputCapabilities = OutputCapabilities(), hasLightGround: Bool = false
  ) {
    self.capabilities = capabilities
    let isMonochrome = capabilities.colorDepth == .monochrome
    densities =
      isMonochrome
      ? DensityGlyphs(hasUnicode: capabilities.hasUnicode, hasLightGround: hasLightGround) : nil
    palette =
      switch capabilities.colorDepth {
      case .indexed256: DitheredPalette(.xterm256)
      case .indexed16: DitheredPalette(.xterm16)
      case .trueColor, .monochrome: nil
      }
  }

  /// The cells that show a picture, of which the last row may have only an upper pixel.
  ///
  /// The grid is the encoder's own and is drawn into again by the next call. Cells outside the
  /// picture's damage are not looked at, but for the rest of rows with characters, unless the size
  /// is another than the last picture's. Allocates nothing in steady state. O(damaged cells).
  public func cells(of picture: Picture) -> CellGrid {
    let isFresh = adoptSize(of: picture.pixels)
    let isRepeated = isStill && !grid.isDamaged && !isFresh && isInGrid(picture)
    grid.beginFrame()
    if isRepeated { return grid }
    markDamage(of: picture, isFresh: isFresh)
    draw(picture)
    isStill = picture.damage == nil && !grid.isDamaged
    return grid
  }

  /// Draws the damaged rows; those in which nothing is different are not damaged any more.
  private func draw(_ picture: Picture) {
    var (next, isDamaged) = (0, false)
    picture.characters.withUnsafeBufferPointer { characters in
      for row in 0..<grid.rows where !grid.damage[row].isEmpty {
        while next < characters.count, characters[next].row < row { next += 1 }
        let first = next
        while next < characters.count, characters[next].row == row { next += 1 }
        draw(row, of: picture.pixels, UnsafeBufferPointer(rebasing: characters[first..<next]))
        isDamaged = isDamaged || !grid.damage[row].isEmpty
      }
    }
    grid.isDamaged = isDamaged
  }

  /// Takes the picture's size; returns whether all cells must be drawn.
  private func adoptSize(of pixels: PixelBuffer) -> Bool {
    let (columns, rows) = (pixels.width, (pixels.height + 1) / 2)
    let isCrowded = clusters.isCrowded
    if isCrowded { clusters.removeAll() }
    guard columns != grid.columns || rows != grid.rows || grid.clusters !== clusters else {
      return isCrowded
    }
    grid = CellGrid(columns: columns, rows: rows, clusters: clusters)
    return true
  }

  private func markDamage(of picture: Picture, isFresh: Bool) {
    guard !isFresh, let damage = picture.damage else {
      grid.damage.update(repeating: ColumnSpan(0..<grid.columns), count: grid.rows)
      return
    }
    for rectangle in damage where rectangle.width > 0 && rectangle.height > 0 {
      let columns = (rectangle.x..<rectangle.x + rectangle.width).clamped(to: 0..<grid.columns)
      let pixels = rectangle.y..<rectangle.y + rectangle.height
      let rows = pixels.clamped(to: 0..<grid.rows * 2)
      guard !columns.isEmpty, !rows.isEmpty else { continue }
      for row in rows.lowerBound / 2..<(rows.upperBound + 1) / 2 {
        grid.damage[row].formUnion(ColumnSpan(columns))
      }
    }
  }

  /// Draws the damaged part of a row, or all of it where there are or were characters, and keeps
  /// the damage only if something is different.
  private func draw(
    _ row: Int, of pixels: PixelBuffer, _ characters: UnsafeBufferPointer<PlacedCharacter>
  ) {
    let hadGlyphs = grid.hasCharacters[row]
    if !hadGlyphs, characters.isEmpty, densities == nil {
      let columns = grid.damage[row].columns
      grid.damage[row] = drawPixels(row, columns, of: pixels)
      return
    }
    let columns = 0..<grid.columns
    (grid.glyphs + row * grid.pitch).update(repeating: .pixels, count: grid.columns)
    grid.hasCharacters[row] = !characters.isEmpty || densities != nil
    grid.damage[row] = ColumnSpan(columns)
    drawPixels(row, columns, of: pixels)
    for character in characters { place(character, over: pixels) }
  }
}
