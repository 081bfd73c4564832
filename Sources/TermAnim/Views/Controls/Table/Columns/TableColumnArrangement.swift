/// The columns of a table that are shown, in their order, and what can be made of that.
struct TableColumnArrangement<Value: Identifiable> {
  /// All columns, in the order of the program.
  let columns: [TableColumnPart<Value, Never>]
  /// Nil is a table whose columns stay as they are.
  let customization: Binding<TableColumnCustomization<Value>>?

  /// The numbers of the columns that are shown: the first one where all are hidden, as then there would be
  /// no head to bring one back with.
  var shown: [Int] {
    let order = customization?.wrappedValue.order(of: movableIDs) ?? Array(columns.indices)
    let shown = order.filter(isShown)
    return shown.isEmpty ? Array(order.prefix(1)) : shown
  }

  /// The numbers of the columns that can be hidden and shown.
  var hideable: [Int] {
    guard customization != nil else { return [] }
    return columns.indices.filter {
      columns[$0].id != nil && !columns[$0].disabledBehavior.contains(.visibility)
    }
  }

  /// Whether a column is shown, to be read and changed; nil without a customization.
  func visibility(of column: Int) -> Binding<Bool>? {
    guard let customization, let id = columns[column].id else { return nil }
    return Binding {
      isShown(column)
    } set: { isShown in
      withAnimation { customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden }
    }
  }

  /// The identity by which a column is moved; nil is one that stays in its place.
  func movableID(of column: Int) -> String? {
    customization == nil ? nil : movableIDs[column]
  }

  /// Moves the column with one identity to the place of another.
  func move(_ id: String, to target: String) {
    withAnimation { customization?.wrappedValue.move(id, to: target, among: movableIDs) }
  }

  private var movableIDs: [String?] {
    columns.map { $0.disabledBehavior.contains(.reorder) ? nil : $0.id }
  }

  private func isShown(_ column: Int) -> Bool {
    let (part, customization) = (columns[column], customization?.wrappedValue)
    switch part.id.flatMap({ customization?[visibility: $0] }) ?? .automatic {
    case .automatic: return !part.isHiddenAtFirst
    case .visible: return true
    case .hidden: return false
    }
  }
}
