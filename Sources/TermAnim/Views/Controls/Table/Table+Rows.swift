public import Foundation

/// Tables whose rows are said one by one.
extension Table {
  /// A table of rows.
  nonisolated public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value, Never> {
    self.init(rows(), .none, columns(), columnCustomization)
  }

  /// A table of rows of which at most one is chosen.
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value, Never> {
    self.init(rows(), .one(selection), columns(), columnCustomization)
  }

  /// A table of rows of which one is chosen, always.
  @_disfavoredOverload
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value, Never> {
    self.init(rows(), .always(selection), columns(), columnCustomization)
  }

  /// A table of rows of which any number are chosen.
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value, Never> {
    self.init(rows(), .several(selection), columns(), columnCustomization)
  }

  /// A table of rows that are sorted by its columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(rows(), .none, columns(), by: sortOrder, columnCustomization)
  }

  /// A table of rows of which at most one is chosen, sorted by its columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(rows(), .one(selection), columns(), by: sortOrder, columnCustomization)
  }

  /// A table of rows of which one is chosen, always, sorted by its columns.
  @_disfavoredOverload
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(rows(), .always(selection), columns(), by: sortOrder, columnCustomization)
  }

  /// A table of rows of which any number are chosen, sorted by its columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(rows(), .several(selection), columns(), by: sortOrder, columnCustomization)
  }
}
