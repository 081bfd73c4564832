import Foundation

extension ScreenConfiguration {
  /// Whether the picture has all of the terminal.
  private var fillsTerminal: Bool {
    placement.columns == geometry.columns && placement.rows == geometry.rows
  }

  /// The list of a picture where it lies on the terminal; beyond its edges nothing is drawn.
  func placed(_ list: DisplayList) -> DisplayList {
    guard !fillsTerminal else { return list }
    let corner = geometry.point(cellX: Double(placement.column), cellY: Double(placement.row))
    let clip = Layer.Clip(path: Path(CGRect(origin: .zero, size: geometry.size)))
    return DisplayList([
      .layer(
        Layer(
          transform: ProjectionTransform(
            CGAffineTransform(translationX: corner.x, y: corner.y)),
          clips: [clip], contents: list))
    ])
  }

  /// The place in points of the picture of a place in cells of the terminal, which may lie beside
  /// it.
  func point(cellX: Double, cellY: Double) -> CGPoint {
    geometry.point(cellX: cellX - Double(placement.column), cellY: cellY - Double(placement.row))
  }
}
