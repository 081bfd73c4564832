/// Where a picture that is smaller than the terminal lies on it: in the middle, or in a corner.
///
/// Where that would be between two cells, it is the one before.
struct ScreenPlacement: Hashable {
  /// The terminal's cells.
  let columns: Int
  let rows: Int
  /// The cell of the picture's top left corner.
  let column: Int
  let row: Int

  init(of picture: TerminalSize, on terminal: TerminalSize) {
    (columns, rows) = (terminal.columns, terminal.rows)
    column = max(terminal.columns - picture.columns, 0) / 2
    row = max(terminal.rows - picture.rows, 0) / 2
  }

  /// What a picture in the terminal's top left corner leaves of it, or one that fills it.
  init(inCornerOf terminal: TerminalSize) {
    (columns, rows) = (terminal.columns, terminal.rows)
    (column, row) = (0, 0)
  }
}
