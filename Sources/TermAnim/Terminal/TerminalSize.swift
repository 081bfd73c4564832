/// The extent of a terminal's screen in cells, and in pixels where the terminal says so.
public struct TerminalSize: Hashable, Sendable {
  /// Cells in a row; at least 1.
  public let columns: Int
  /// Rows of cells; at least 1.
  public let rows: Int
  /// Width of the whole screen in the display's pixels; `nil` when unknown.
  public let pixelWidth: Int?
  /// Height of the whole screen in the display's pixels; `nil` when unknown.
  public let pixelHeight: Int?

  /// A size; numbers of cells are raised to 1, numbers of pixels below 1 mean unknown.
  public init(columns: Int, rows: Int, pixelWidth: Int? = nil, pixelHeight: Int? = nil) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    let pixels = [pixelWidth, pixelHeight].compactMap(\.self).filter { $0 > 0 }
    self.pixelWidth = pixels.count == 2 ? pixelWidth : nil
    self.pixelHeight = pixels.count == 2 ? pixelHeight : nil
  }

  /// The size that is assumed when a terminal does not know its own.
  public static let fallback = TerminalSize(columns: 80, rows: 24)
}
