/// The bindings of a table, set in columns that fit on a screen.
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

  /// Lines from left to right and from top to bottom.
  let columns: [[Line]]
  /// Cells that the longest label takes.
  let labelColumns: Int
  /// Cells that every line takes.
  let lineColumns: Int

  /// Cells between two columns.
  static let gap = 3
  /// Cells around all columns, on each side.
  static let margin = (columns: 3, rows: 1)

  /// The cell in which the corner of a panel of all columns lies when it is in the middle.
  func place(columns room: Int, rows: Int) -> (column: Int, row: Int) {
    let width = columns.count * (lineColumns + Self.gap) - Self.gap + 2 * Self.margin.columns
    let height = (columns.map(\.count).max() ?? 0) + 2 * Self.margin.rows
    return (max(0, (room - width) / 2), max(0, (rows - height) / 2))
  }

  /// As much of `table` as fits into a room of cells, its first section first.
  init(_ table: BindingTable, columns room: Int, rows: Int) {
    let bindings = table.bindings.filter { !$0.label.isEmpty }
    let labels = bindings.map(\.label.count).max() ?? 0
    let meanings = bindings.map(\.meaning.count).max() ?? 0
    let titles = table.sections.map(\.title.count).max() ?? 0
    labelColumns = labels
    let width = max(labels + 2 + meanings, titles)
    lineColumns = max(min(width, room), 1)
    let count = max(1, (room + Self.gap) / (width + Self.gap))
    columns = Self.columns(Self.blocks(table), count: count, rows: max(rows, 1))
  }

  /// The lines of each section.
  private static func blocks(_ table: BindingTable) -> [[Line.Content]] {
    table.sections.map { section in
      [.title(section.title)]
        + section.bindings.filter { !$0.label.isEmpty }.map {
          .keys(label: $0.label, meaning: $0.meaning)
        }
    }
  }

  /// Whole sections in each column, as long as there is room in it.
  private static func columns(
    _ blocks: [[Line.Content]], count: Int, rows: Int
  ) -> [[Line]] {
    var columns: [[Line.Content]] = [[]]
    for block in blocks {
      let last = columns[columns.count - 1]
      let isFull = last.count + 1 + block.count > rows
      if !last.isEmpty, columns.count < count, isFull || blocks.count <= count {
        columns.append(block)
      } else {
        columns[columns.count - 1] += (last.isEmpty ? [] : [.gap]) + block
      }
    }
    return columns.map { column in
      column.prefix(rows).enumerated().map { Line(id: $0.offset, content: $0.element) }
    }
  }
}
