public import Foundation

extension EnvironmentValues {
  /// Points across and down a cell of the terminal; 4 and 8 unless the picture is zoomed or cells
  /// have an unusual shape.
  public var terminalCell: CGSize {
    CGSize(width: 1 / pixelsPerPoint.width, height: 2 / pixelsPerPoint.height)
  }
}
