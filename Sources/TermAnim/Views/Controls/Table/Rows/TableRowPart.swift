/// A row of a table, or several that belong together.
enum TableRowPart<Value: Identifiable> {
  case row(Row)
  /// A row that is one view, in no columns.
  case view(AnyView)
  case section(Section)

  /// A row of a value.
  struct Row {
    let value: Value
    /// Nil is a row that hides no others.
    var group: Group?
    /// What the row becomes; nil is itself.
    var modify: ((AnyView) -> AnyView)?
  }

  /// The rows that another one shows and hides.
  struct Group {
    /// Nil leaves it to the row.
    let isExpanded: Binding<Bool>?
    let rows: () -> any TableRowContent<Value>
  }

  struct Section {
    /// What stands above the rows; nil is nothing.
    let header: AnyView?
    var rows: [TableRowPart]
    /// Nil is a section that nobody closes.
    let isExpanded: Binding<Bool>?
  }

  /// Whether there is a row that hides others.
  var hasGroup: Bool {
    switch self {
    case .row(let row): row.group != nil
    case .view: false
    case .section(let section): section.rows.contains(where: \.hasGroup)
    }
  }

  /// The same, with each row another view.
  func modified(by modify: @escaping (AnyView) -> AnyView) -> TableRowPart {
    switch self {
    case .row(var row):
      let inner = row.modify
      row.modify = { modify(inner?($0) ?? $0) }
      return .row(row)
    case .view(let view):
      return .view(modify(view))
    case .section(var section):
      section.rows = section.rows.map { $0.modified(by: modify) }
      return .section(section)
    }
  }
}
