/// Which subviews of a grid are in which rows and columns.
struct GridTable {
  struct Entry {
    /// The index of the subview.
    let index: Int
    let cell: GridCell
    let columns: Range<Int>
  }

  private(set) var rows: [[Entry]] = []
  private(set) var columnCount = 0
  /// Where the views of each column stand, as the first of them that says something says.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

  init(_ subviews: LayoutSubviews) {
    let cells = subviews.map { $0[GridCell.Key.self] }
    var whole: [Int] = []
    for (index, cell) in cells.enumerated() {
      if cell.row == nil {
        whole.append(rows.count)
        rows.append([Entry(index: index, cell: cell, columns: 0..<0)])
      } else if index > 0, cells[index - 1].row == cell.row {
        append(index, cell)
      } else {
        rows.append([])
        append(index, cell)
      }
    }
    columnCount = max(columnCount, whole.isEmpty ? 0 : 1)
    for row in whole {
      rows[row] = rows[row].map {
        Entry(index: $0.index, cell: $0.cell, columns: 0..<columnCount)
      }
    }
    for entry in rows.joined() {
      guard let alignment = entry.cell.columnAlignment else { continue }
      let column = entry.columns.lowerBound
      columnAlignments[column] = columnAlignments[column] ?? alignment
    }
  }

  /// Puts a view into the next columns of the last row.
  private mutating func append(_ index: Int, _ cell: GridCell) {
    let start = rows.last?.last?.columns.upperBound ?? 0
    let columns = start..<(start + max(1, cell.columnCount))
    rows[rows.count - 1].append(Entry(index: index, cell: cell, columns: columns))
    columnCount = max(columnCount, columns.upperBound)
  }
}
