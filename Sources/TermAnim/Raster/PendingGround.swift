/// What is behind everything, where it has still to be written.
struct PendingGround {
  let surface: Surface
  /// Within the surface.
  let area: PixelRect
  let pixel: UInt32

  /// Writes all of it.
  func fill() {
    surface.fill(area, with: pixel)
  }

  /// Writes some rows of it.
  func fill(rows: Range<Int>) {
    surface.fill(
      PixelRect(fromX: area.x, y: rows.lowerBound, toX: area.maxX, y: rows.upperBound),
      with: pixel)
  }
}
