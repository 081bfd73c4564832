import Foundation

extension HalfBlockEncoder {
  /// Draws cells of pixels; returns whether any may be different from before.
  func drawPixels(_ row: Int, _ columns: Range<Int>, of pixels: PixelBuffer) -> Bool {
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
    return true
  }

  /// Copies rows of pixels, if they are not there already.
  private func copy(
    _ row: Int, _ columns: Range<Int>, upper: UnsafePointer<UInt32>, lower: UnsafePointer<UInt32>
  ) -> Bool {
    let start = row * grid.columns + columns.lowerBound
    let changesUpper = copy(upper + columns.lowerBound, to: grid.foreground + start, columns.count)
    let changesLower = copy(lower + columns.lowerBound, to: grid.background + start, columns.count)
    return changesUpper || changesLower
  }

  private func copy(
    _ pixels: UnsafePointer<UInt32>, to cells: UnsafeMutablePointer<CellColor>, _ count: Int
  ) -> Bool {
    // Opaque pixels have the same bits as cells; others are never found equal, but shown all right.
    if memcmp(pixels, cells, count * MemoryLayout<UInt32>.stride) == 0 { return false }
    for index in 0..<count { cells[index] = CellColor(pixel: pixels[index]) }
    return true
  }

  private func dither(
    _ row: Int, _ columns: Range<Int>, upper: UnsafePointer<UInt32>, lower: UnsafePointer<UInt32>,
    with palette: DitheredPalette
  ) {
    for column in columns {
      let index = row * grid.columns + column
      grid.foreground[index] = palette.color(of: upper[column], x: column, y: 2 * row)
      grid.background[index] = palette.color(of: lower[column], x: column, y: 2 * row + 1)
    }
  }

  /// One colour a cell: without half blocks a cell is one pixel.
  private func drawAverages(
    _ row: Int, _ columns: Range<Int>, upper: UnsafePointer<UInt32>, lower: UnsafePointer<UInt32>
  ) {
    for column in columns {
      let index = row * grid.columns + column
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
      let index = row * grid.columns + column
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
