/// What is behind everything, as long as nothing has been drawn on it.
struct PendingGround {
  let surface: Surface
  /// Within the surface.
  let area: PixelRect
  let pixel: UInt32
  /// Whether all of it has been written.
  private(set) var isWritten = false

  init(surface: Surface, area: PixelRect, pixel: UInt32) {
    (self.surface, self.area, self.pixel) = (surface, area, pixel)
  }

  /// Writes all of it, unless it has been; the result is the same ground, written.
  @discardableResult
  func written() -> PendingGround {
    if !isWritten { surface.fill(area, with: pixel) }
    var result = self
    result.isWritten = true
    return result
  }

  /// The ground of another colour, which is not written yet.
  func replaced(by pixel: UInt32) -> PendingGround {
    PendingGround(surface: surface, area: area, pixel: pixel)
  }

  /// Writes some rows of it.
  func fill(rows: Range<Int>) {
    surface.fill(
      PixelRect(fromX: area.x, y: rows.lowerBound, toX: area.maxX, y: rows.upperBound),
      with: pixel)
  }
}
