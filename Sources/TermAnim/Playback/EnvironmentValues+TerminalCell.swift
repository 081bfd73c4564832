public import Foundation

extension EnvironmentValues {
  /// Points across and down a cell of the terminal; 4 and 8 unless the picture is zoomed or cells
  /// have an unusual shape.
  public var terminalCell: CGSize {
    CGSize(width: 1 / pixelsPerPoint.width, height: 2 / pixelsPerPoint.height)
  }

  /// Points across and down a pixel, which is as wide as a cell and half as high.
  ///
  /// A pixel is as high as it is wide only where a cell is exactly twice as high. What begins and
  /// ends on multiples of this has crisp edges in every terminal.
  public var terminalPixel: CGSize {
    CGSize(width: 1 / pixelsPerPoint.width, height: 1 / pixelsPerPoint.height)
  }
}
