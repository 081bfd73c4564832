public import Foundation

/// Tables of trees, all closed at first: a press of the mark before a row shows and hides those
/// below it.
extension Table {
  /// A table of trees.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
    Columns == TableColumns<Value, Never>
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), .none, columns(),
      columnCustomization)
  }

  /// A table of trees of which at most one row is chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
    Columns == TableColumns<Value, Never>
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), .one(selection), columns(),
      columnCustomization)
  }

  /// A table of trees of which any number of rows are chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
    Columns == TableColumns<Value, Never>
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), .several(selection), columns(),
      columnCustomization)
  }

  /// A table of trees that are sorted by its columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
    Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), .none, columns(), by: sortOrder,
      columnCustomization)
  }

  /// A table of trees of which at most one row is chosen, sorted by its columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
    Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), .one(selection), columns(),
      by: sortOrder, columnCustomization)
  }

  /// A table of trees of which any number of rows are chosen, sorted by its columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
    Columns == TableColumns<Value, Sort>,
    Sort.Compared == Value
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), .several(selection), columns(),
      by: sortOrder, columnCustomization)
  }
}
