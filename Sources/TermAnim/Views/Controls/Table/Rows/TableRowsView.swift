import Foundation

/// Rows of a table, and sections of them, below each other.
struct TableRowsView<Value: Identifiable>: View {
  let parts: [TableRowPart<Value>]
  /// The columns that are shown, by their numbers.
  let columns: [(number: Int, part: TableColumnPart<Value, Never>)]
  /// Nil is a table in which no row hides others.
  let level: Int?

  var body: some View {
    ForEach(identified, id: \.id) { entry in
      switch entry.part {
      case .row(let row):
        if let group = row.group {
          TableRowGroupView(row: row, group: group, columns: columns, level: level ?? 0)
        } else {
          TableRowView(row: row, columns: columns, level: level, isExpanded: nil)
        }
      case .view(let view): view
      case .section(let section):
        TableSectionView(section: section, columns: columns, level: level)
      }
    }
  }

  /// What tells a part from others that is no row of a value: how many such parts are before it, as rows come
  /// and go.
  private struct Number: Hashable {
    let number: Int
  }

  /// The parts, those that are rows with the identities of their values.
  private var identified: [(id: AnyHashable, part: TableRowPart<Value>)] {
    var count = 0
    return parts.map { part in
      if case .row(let row) = part { return (AnyHashable(row.value.id), part) }
      count += 1
      return (AnyHashable(Number(number: count)), part)
    }
  }
}
