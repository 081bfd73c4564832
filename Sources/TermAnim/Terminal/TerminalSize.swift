/// The extent of a terminal's screen in cells, and in pixels where the terminal says so.
public struct TerminalSize: Hashable, Sendable {
  /// Cells in a row; from 1 to 65,535.
  public let columns: Int
  /// Rows of cells; from 1 to 65,535, and to a million by `columns`.
  public let rows: Int
  /// Width of the whole screen in the display's pixels; `nil` when unknown.
  public let pixelWidth: Int?
  /// Height of the whole screen in the display's pixels; `nil` when unknown.
  public let pixelHeight: Int?

  /// A size; numbers of cells are raised to 1 and lowered to 65,535, and rows further until there
  /// are a million cells at most: no screen has more, and a picture of those that can be told
  /// (65,535 by 65,535) would take all the memory there is.
  ///
  /// Numbers of pixels mean unknown where they are below 1, or so small that no letter would fit
  /// into a cell: some terminals (pterm) tell such numbers before they have a window. They are
  /// unknown, too, where cells had to be left out.
  public init(columns: Int, rows: Int, pixelWidth: Int? = nil, pixelHeight: Int? = nil) {
    self.columns = min(max(1, columns), Self.longestSide)
    self.rows = min(max(1, rows), Self.longestSide, Self.mostCells / self.columns)
    let isKnown =
      self.columns >= columns && self.rows >= rows
      && (pixelWidth ?? 0) / self.columns >= Self.leastCell.width
      && (pixelHeight ?? 0) / self.rows >= Self.leastCell.height
    self.pixelWidth = isKnown ? pixelWidth : nil
    self.pixelHeight = isKnown ? pixelHeight : nil
  }

  /// The extent of so many rows of this screen, which has no fewer of them.
  func with(rows: Int) -> TerminalSize {
    TerminalSize(
      columns: columns, rows: rows, pixelWidth: pixelWidth,
      pixelHeight: pixelHeight.map { $0 * rows / self.rows })
  }

  private static let mostCells = 1_000_000

  /// What the kernel and terminals can tell.
  private static let longestSide = 65_535

  /// The smallest letters that anybody can read, in pixels.
  private static let leastCell = (width: 3, height: 5)

  /// The size that is assumed when a terminal does not know its own.
  public static let fallback = TerminalSize(columns: 80, rows: 24)
}
