import TermAnim

/// The bindings of a table, set in columns and pages that fit on a screen.
struct HelpLayout: Hashable {
  /// One line of a column.
  struct Line: Hashable, Identifiable {
    enum Content: Hashable {
      case title(String)
      case keys(label: String, meaning: String)
      case gap
    }

    let id: Int
    let content: Content
  }

  typealias Column = [Line]

  /// Columns from left to right, of lines from top to bottom; never empty.
  let pages: [[Column]]
  /// Cells that the longest label takes.
  let labelColumns: Int
  /// Cells that every line takes.
  let lineColumns: Int

  /// Cells between two columns.
  static let gap = 3
  /// Cells around all columns, on each side.
  static let margin = (columns: 3, rows: 1)

  /// As much of `table` on each page as fits into a room of cells, its first section first.
  init(_ table: BindingTable, columns room: Int, rows: Int) {
    let bindings = table.bindings.filter { !$0.label.isEmpty }
    let labels = bindings.map(\.label.count).max() ?? 0
    let meanings = bindings.map(\.meaning.count).max() ?? 0
    let titles = table.sections.map(\.title.count).max() ?? 0
    labelColumns = labels
    let width = max(labels + 2 + meanings, titles)
    lineColumns = max(min(width, room), 1)
    let count = max(1, (room + Self.gap) / (width + Self.gap))
    let columns = Self.columns(of: table, count: count, rows: rows)
    pages = stride(from: 0, to: columns.count, by: count).map {
      Array(columns[$0..<min($0 + count, columns.count)])
    }
  }

  /// The layout for a screen, of which some is left free around the panel.
  init(_ table: BindingTable, on screen: TerminalSize) {
    let free = screen.columns < 80 ? 0 : Self.margin.columns
    let columns = screen.columns - 2 * (free + Self.margin.columns)
    self.init(table, columns: columns, rows: screen.rows - 4)
    if pages.count > 1 { self.init(table, columns: columns, rows: screen.rows - 5) }
  }

  /// The cells of a panel with any of the pages, and of a line that tells which where there are
  /// more.
  var size: (columns: Int, rows: Int) {
    let count = pages.map(\.count).max() ?? 1
    return (
      count * (lineColumns + Self.gap) - Self.gap + 2 * Self.margin.columns,
      (pages.joined().map(\.count).max() ?? 0) + 2 * Self.margin.rows + (pages.count > 1 ? 1 : 0)
    )
  }

  /// The cell in which the corner of the panel lies when it is in the middle.
  func place(columns room: Int, rows: Int) -> (column: Int, row: Int) {
    (max(0, (room - size.columns) / 2), max(0, (rows - size.rows) / 2))
  }

  /// Whether the panel lies on the words at the top or the foot of a stage of so many rows.
  func cutsWords(rows: Int) -> Bool {
    let first = place(columns: 0, rows: rows).row
    return first <= 1 || first + size.rows > rows - 2
  }

  /// Sections one below the other as long as there is room, each in a column of its own where there
  /// is room for that.
  private static func columns(of table: BindingTable, count: Int, rows: Int) -> [Column] {
    let blocks = table.sections.flatMap { Self.blocks(of: $0, rows: rows) }
    var columns: [[Line.Content]] = [[]]
    for block in blocks {
      let last = columns[columns.count - 1]
      let isFull = last.count + 1 + block.count > rows
      if !last.isEmpty, isFull || blocks.count <= count {
        columns.append(block)
      } else {
        columns[columns.count - 1] += (last.isEmpty ? [] : [.gap]) + block
      }
    }
    return columns.map { column in
      column.enumerated().map { Line(id: $0.offset, content: $0.element) }
    }
  }

  /// The lines of a section below its title; what is higher than a column is cut into equal parts.
  private static func blocks(of section: BindingTable.Section, rows: Int) -> [[Line.Content]] {
    let keys = section.bindings.filter { !$0.label.isEmpty }
      .map { Line.Content.keys(label: $0.label, meaning: $0.meaning) }
    let most = max(rows - 1, 1)
    let count = max((keys.count + most - 1) / most, 1)
    return (0..<count).map { part in
      [.title(section.title)]
        + keys[part * keys.count / count..<(part + 1) * keys.count / count]
    }
  }
}
