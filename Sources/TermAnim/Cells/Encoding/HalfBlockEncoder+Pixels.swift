import Foundation

extension HalfBlockEncoder {
  /// Whether cells have the bits of pixels that are opaque.
  private var copiesPixels: Bool {
    capabilities.hasUnicode && palette == nil && densities == nil
  }

  /// Whether a picture is the one that is in the grid; neither of them has characters.
  ///
  /// All of it is compared at once, which takes half as long as row by row.
  func isInGrid(_ picture: Picture) -> Bool {
    let pixels = picture.pixels
    guard copiesPixels, picture.damage == nil, picture.characters.isEmpty,
      pixels.height == 2 * grid.rows
    else { return false }
    let count = grid.pitch * grid.rows * MemoryLayout<UInt32>.stride
    return memcmp(pixels.base, grid.foreground, count) == 0
  }

  /// Draws cells of pixels; returns the columns of those that may be different from before.
  @discardableResult
  func drawPixels(_ row: Int, _ columns: Range<Int>, of pixels: PixelBuffer) -> ColumnSpan {
    let upper = pixels.base + 2 * row * pixels.width
    let lower = 2 * row + 1 < pixels.height ? upper + pixels.width : upper
    if let densities {
      drawDensities(row, columns, upper: upper, lower: lower, with: densities)
    } else if !capabilities.hasUnicode {
      drawAverages(row, columns, upper: upper, lower: lower)
    } else if let palette {
      dither(row, columns, upper: upper, lower: lower, with: palette)
    } else {
      return copy(row, columns, upper: upper, lower: lower)
    }
    return ColumnSpan(columns)
  }

  /// Copies the two lines of a row, if they are not there already.
  private func copy(
    _ row: Int, _ columns: Range<Int>, upper: UnsafePointer<UInt32>, lower: UnsafePointer<UInt32>
  ) -> ColumnSpan {
    let (first, count) = (columns.lowerBound, columns.count)
    let shown = grid.foreground + row * grid.pitch + first
    if areEqual(upper + first, lower + first, shown, count) { return .empty }
    Self.copy(upper + first, to: shown, count)
    Self.copy(lower + first, to: shown + grid.columns, count)
    return ColumnSpan(columns)
  }

  /// Compares two lines at once where they are complete, for then one follows the other.
  private func areEqual(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>,
    _ shown: UnsafeMutablePointer<CellColor>, _ count: Int
  ) -> Bool {
    let length = count * MemoryLayout<UInt32>.stride
    if lower - upper == count, count == grid.columns {
      return memcmp(upper, shown, 2 * length) == 0
    }
    return memcmp(upper, shown, length) == 0 && memcmp(lower, shown + grid.columns, length) == 0
  }

  /// Opaque pixels have the same bits as cells; others are never found equal, but shown all right.
  private static func copy(
    _ pixels: UnsafePointer<UInt32>, to cells: UnsafeMutablePointer<CellColor>, _ count: Int
  ) {
    for index in 0..<count { cells[index] = CellColor(pixel: pixels[index]) }
  }

  private func dither(
    _ row: Int, _ columns: Range<Int>, upper: UnsafePointer<UInt32>, lower: UnsafePointer<UInt32>,
    with palette: DitheredPalette
  ) {
    for column in columns {
      let index = row * grid.pitch + column
      grid.foreground[index] = palette.color(of: upper[column], x: column, y: 2 * row)
      grid.background[index] = palette.color(of: lower[column], x: column, y: 2 * row + 1)
    }
  }

  /// One colour a cell: without half blocks a cell is one pixel.
  private func drawAverages(
    _ row: Int, _ columns: Range<Int>, upper: UnsafePointer<UInt32>, lower: UnsafePointer<UInt32>
  ) {
    for column in columns {
      let index = row * grid.pitch + column
      let pixel = Self.average(upper[column], lower[column])
      let color =
        palette?.color(of: pixel, x: column, y: row) ?? CellColor(pixel: pixel)
      (grid.foreground[index], grid.background[index]) = (color, color)
    }
  }

  private func drawDensities(
    _ row: Int, _ columns: Range<Int>, upper: UnsafePointer<UInt32>, lower: UnsafePointer<UInt32>,
    with densities: DensityGlyphs
  ) {
    for column in columns {
      let index = row * grid.pitch + column
      let threshold = OrderedThresholds.threshold(x: column, y: row)
      grid.glyphs[index] = densities.glyph(
        upper: upper[column], lower: lower[column], threshold: threshold)
      (grid.foreground[index], grid.background[index]) = (.none, .none)
    }
  }

  /// The mean of two pixels, component by component.
  static func average(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first & second) &+ ((first ^ second) & 0xFEFE_FEFE) >> 1
  }
}
