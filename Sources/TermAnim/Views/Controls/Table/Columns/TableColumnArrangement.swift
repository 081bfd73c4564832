/// The columns of a table that are shown, in their order, and what can be made of that.
struct TableColumnArrangement<Value: Identifiable> {
  /// All columns, in the order of the program.
  let columns: [TableColumnPart<Value, Never>]
  /// Nil is a table whose columns stay as they are.
  let customization: Binding<TableColumnCustomization<Value>>?

  /// The columns that are shown, in their order: the first one where all are hidden, as then there
  /// would be no head to bring one back with.
  let shown: [ShownTableColumn<Value>]

  /// The customization is read once.
  init(
    columns: [TableColumnPart<Value, Never>],
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    (self.columns, self.customization) = (columns, customization)
    let made = customization?.wrappedValue
    let order = made?.order(of: columns.map(\.movableID)) ?? Array(columns.indices)
    let shown = order.filter { columns[$0].isShown(in: made) }
    self.shown = (shown.isEmpty ? Array(order.prefix(1)) : shown).map {
      ShownTableColumn(number: $0, part: columns[$0])
    }
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
      columns[column].isShown(in: customization.wrappedValue)
    } set: { isShown in
      withAnimation { customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden }
    }
  }

  /// The identity by which a column is moved; nil is one that stays in its place.
  func movableID(of column: Int) -> String? {
    customization == nil ? nil : columns[column].movableID
  }

  /// Moves the column with one identity to the place of another.
  func move(_ id: String, to target: String) {
    let ids = columns.map(\.movableID)
    withAnimation { customization?.wrappedValue.move(id, to: target, among: ids) }
  }
}

extension TableColumnPart where RowValue: Identifiable {
  /// The identity by which the column is moved; nil is one that stays in its place.
  fileprivate var movableID: String? { disabledBehavior.contains(.reorder) ? nil : id }

  fileprivate func isShown(in customization: TableColumnCustomization<RowValue>?) -> Bool {
    switch id.flatMap({ customization?[visibility: $0] }) ?? .automatic {
    case .automatic: !isHiddenAtFirst
    case .visible: true
    case .hidden: false
    }
  }
}
