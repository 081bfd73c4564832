import Foundation

/// Rows of a table, and sections of them, below each other.
struct TableRowsView<Value: Identifiable>: View {
  let parts: [TableRowPart<Value>]
  let columns: [ShownTableColumn<Value>]
  /// Nil is a table in which no row hides others.
  let level: Int?

  var body: some View {
    ForEach(identified, id: \.id) { entry in
      switch entry.part {
      case .row(let row):
        if let group = row.group {
          TableRowGroupView(row: row, group: group, columns: columns, level: level)
        } else {
          TableRowView(row: row, columns: columns, level: level, isExpanded: nil)
        }
      case .view(let view): view
      case .section(let section):
        TableSectionView(section: section, columns: columns, level: level)
      }
    }
  }

  /// What tells a part from others that is no row of a value, as these come and go.
  private struct Identity: Hashable {
    /// Where it is said.
    let place: BuilderPlace
    /// How many are said there before it.
    let number: Int
  }

  /// The parts, those that are rows with the identities of their values, by which they are chosen.
  private var identified: [(id: AnyHashable, part: TableRowPart<Value>)] {
    var counts: [BuilderPlace: Int] = [:]
    return parts.map { part in
      var place = BuilderPlace()
      switch part {
      case .row(let row): return (AnyHashable(row.value.id), part)
      case .view: break
      case .section(let section): place = section.place
      }
      defer { counts[place, default: 0] += 1 }
      return (AnyHashable(Identity(place: place, number: counts[place] ?? 0)), part)
    }
  }
}
