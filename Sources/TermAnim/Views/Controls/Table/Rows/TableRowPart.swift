/// A row of a table, or several that belong together.
enum TableRowPart<Value: Identifiable> {
  case row(Row)
  /// A row that is one view, in no columns.
  case view(AnyView)
  case section(Section)

  /// A row of a value.
  struct Row {
    let value: Value
    /// Nil is a row that never hides others.
    var group: Group?
    /// What the row becomes; nil is itself.
    var modify: ((AnyView) -> AnyView)?
  }

  /// The rows that another one shows and hides.
  struct Group {
    /// Nil leaves it to the row.
    let isExpanded: Binding<Bool>?
    /// Nil is a row that hides none as long as it has none.
    let rows: (() -> any TableRowContent<Value>)?
  }

  struct Section {
    /// Tells the section from others of the table, as these come and go.
    var place = BuilderPlace()
    /// What stands above the rows; nil is nothing.
    let header: AnyView?
    var rows: [TableRowPart]
    /// Nil is a section that nobody closes.
    let isExpanded: Binding<Bool>?
  }

  /// Whether there is a row that hides others.
  var hidesOthers: Bool {
    switch self {
    case .row(let row): row.group?.rows != nil
    case .view: false
    case .section(let section): section.rows.contains(where: \.hidesOthers)
    }
  }

  var isSection: Bool {
    if case .section = self { true } else { false }
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
