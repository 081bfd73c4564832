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

  /// Sections one below the other as long as there is room, each in a column of its own where there
  /// is room for that.
  private static func columns(of table: BindingTable, count: Int, rows: Int) -> [Column] {
    let sections = table.sections.map { (title: $0.title, groups: groups(of: $0)) }
    let isRoomy =
      sections.count <= count && sections.allSatisfy { $0.groups.joined().count < rows }
    var columns = HelpColumns(rows: rows)
    for section in sections {
      if isRoomy { columns.begin() }
      columns.add(section.title, section.groups)
    }
    return columns.columns.map { column in
      column.enumerated().map { Line(id: $0.offset, content: $0.element) }
    }
  }

  /// The lines of a section, those together that are opposites of one another.
  private static func groups(of section: BindingTable.Section) -> [[Line.Content]] {
    var groups: [[Line.Content]] = []
    for binding in section.bindings where !binding.label.isEmpty {
      let line = Line.Content.keys(label: binding.label, meaning: binding.meaning)
      if binding.isOppositeOfLast, !groups.isEmpty {
        groups[groups.count - 1].append(line)
      } else {
        groups.append([line])
      }
    }
    return groups
  }
}
