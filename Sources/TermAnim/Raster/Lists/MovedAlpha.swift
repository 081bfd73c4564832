/// The alpha of a surface, moved by pixels and fractions of them: a pixel that lies on four has a
/// part in each.
struct MovedAlpha {
  private let surface: Surface
  private let columns: (whole: Int, part: Float)
  private let rows: (whole: Int, part: Float)

  init(of surface: Surface, by offset: (x: Double, y: Double)) {
    self.surface = surface
    (columns, rows) = (Self.split(offset.x), Self.split(offset.y))
  }

  private static func split(_ way: Double) -> (whole: Int, part: Float) {
    let whole = way.rounded(.down)
    return (Int(whole), Float(way - whole))
  }

  /// Writes what lies in a row of the surface, 0 to 255; 0 where nothing does.
  func write(_ row: Int, into alpha: UnsafeMutablePointer<Float>) {
    alpha.update(repeating: 0, count: surface.bounds.width)
    add(row - rows.whole, times: 1 - rows.part, to: alpha)
    add(row - rows.whole - 1, times: rows.part, to: alpha)
  }

  private func add(_ row: Int, times share: Float, to alpha: UnsafeMutablePointer<Float>) {
    guard share > 0, row >= 0, row < surface.bounds.height else { return }
    add(row, times: share * (1 - columns.part), movedBy: columns.whole, to: alpha)
    guard columns.part > 0 else { return }
    add(row, times: share * columns.part, movedBy: columns.whole + 1, to: alpha)
  }

  private func add(
    _ row: Int, times share: Float, movedBy way: Int, to alpha: UnsafeMutablePointer<Float>
  ) {
    let width = surface.bounds.width
    let (start, end) = (max(way, 0), min(width + way, width))
    guard start < end else { return }
    let pixels = surface.row(row) - way
    for column in start..<end { alpha[column] += share * Float(pixels[column] >> 24) }
  }
}
