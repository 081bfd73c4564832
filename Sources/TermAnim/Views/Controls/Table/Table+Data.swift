public import Foundation

/// Tables of collections.
extension Table {
  /// A table of values.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value, Never>
  {
    self.init(TableForEachContent(data: data), .none, columns(), columnCustomization)
  }

  /// A table of values of which at most one is chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value, Never>
  {
    self.init(TableForEachContent(data: data), .one(selection), columns(), columnCustomization)
  }

  /// A table of values of which one is chosen, always.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value, Never>
  {
    self.init(TableForEachContent(data: data), .always(selection), columns(), columnCustomization)
  }

  /// A table of values of which any number are chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value, Never>
  {
    self.init(TableForEachContent(data: data), .several(selection), columns(), columnCustomization)
  }

  /// A table of values that are sorted by its columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(TableForEachContent(data: data), .none, columns(), by: sortOrder, columnCustomization)
  }

  /// A table of values of which at most one is chosen, sorted by its columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(
      TableForEachContent(data: data), .one(selection), columns(), by: sortOrder,
      columnCustomization)
  }

  /// A table of values of which one is chosen, always, sorted by its columns.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(
      TableForEachContent(data: data), .always(selection), columns(), by: sortOrder,
      columnCustomization)
  }

  /// A table of values of which any number are chosen, sorted by its columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(
      TableForEachContent(data: data), .several(selection), columns(), by: sortOrder,
      columnCustomization)
  }
}
