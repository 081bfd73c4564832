@testable import TermAnim

/// Whether a terminal shows a grid of cells.
struct ScreenComparison {
  let screen: VirtualScreen
  let grid: CellGrid
  let capabilities: OutputCapabilities
  /// The screen's row that the grid begins in.
  var firstRow = 0

  /// The first cell that is not as it should be, in words; nil when all are.
  var mismatch: String? {
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        if let reason = mismatch(column: column, row: row) {
          return "column \(column), row \(row): \(reason)"
        }
      }
    }
    return nil
  }

  private func mismatch(column: Int, row: Int) -> String? {
    let (cell, shown) = (grid[column, row], screen[column, firstRow + row])
    switch cell.content {
    case .pixels:
      guard let halves = screen.halves(column: column, row: firstRow + row) else {
        return "shows \(shown)"
      }
      let wanted = (color(cell.foreground), color(cell.background))
      return halves == wanted && shown.attributes == []
        ? nil : "halves are \(halves), should be \(wanted); \(shown.attributes)"
    case .continuation:
      return nil
    case .character(let text, let columns, let attributes):
      // How it looks is the terminal's business when terminals disagree about its width.
      let width = Character(text).terminalWidth
      guard width.isCertain, width.columns == columns else { return nil }
      let wanted = VirtualScreen.Cell(
        text: text, columns: columns, foreground: color(cell.foreground),
        background: color(cell.background), attributes: attributes)
      return shown == wanted ? nil : "shows \(shown), should show \(wanted)"
    }
  }

  private func color(_ color: CellColor) -> VirtualScreen.Color {
    switch capabilities.colorDepth {
    case .trueColor: .rgb(color.bits & 0xFF_FFFF)
    case .indexed256, .indexed16: .indexed(color.index)
    case .monochrome: .terminalDefault
    }
  }
}
