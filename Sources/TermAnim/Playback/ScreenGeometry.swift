import Foundation

/// How points, pixels and cells of one screen lie upon each other.
///
/// A pixel is as wide as a cell and half as high. `pixelsPerPoint` differs between the axes where
/// a cell is not exactly twice as high as wide, so that circles are round on the glass.
struct ScreenGeometry: Hashable {
  let columns: Int
  let rows: Int
  let pixelsPerPoint: CGSize

  /// The geometry of a screen of cells.
  ///
  /// - Parameters:
  ///   - size: The screen; its pixel sizes, where known, give the aspect of a cell.
  ///   - pointsPerPixel: Points across one pixel, 4 unless the picture is zoomed; clamped to
  ///     0.25...64, NaN is 4.
  ///   - cellAspect: Width of a cell over its height when it is known better than `size` knows;
  ///     values outside 0.2...1 are left out of account.
  init(size: TerminalSize, pointsPerPixel: Double = 4, cellAspect: Double? = nil) {
    (columns, rows) = (size.columns, size.rows)
    let points = pointsPerPixel.isNaN ? 4 : min(max(pointsPerPixel, 0.25), 64)
    let aspect = [cellAspect, Self.aspect(of: size)].compactMap(\.self).first(where: Self.isSane)
    pixelsPerPoint = CGSize(width: 1 / points, height: 2 * (aspect ?? 0.5) / points)
  }

  var pixelWidth: Int { columns }
  var pixelHeight: Int { rows * 2 }

  /// The screen in points.
  var size: CGSize {
    CGSize(
      width: CGFloat(pixelWidth) / pixelsPerPoint.width,
      height: CGFloat(pixelHeight) / pixelsPerPoint.height)
  }

  /// The place in points of a place in cells from the top left corner.
  func point(cellX: Double, cellY: Double) -> CGPoint {
    CGPoint(x: cellX / pixelsPerPoint.width, y: 2 * cellY / pixelsPerPoint.height)
  }

  private static func aspect(of size: TerminalSize) -> Double? {
    guard let width = size.pixelWidth, let height = size.pixelHeight else { return nil }
    return (Double(width) / Double(size.columns)) / (Double(height) / Double(size.rows))
  }

  private static func isSane(_ aspect: Double) -> Bool {
    0.2...1 ~= aspect
  }
}
