/// What can be said of several columns of a table at once.
extension TableColumnContent {
  /// Where in the columns their cells are.
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { $0.alignment = alignment.horizontal }
  }

  /// Tells a column from others in a `TableColumnCustomization`, also that of a later run of the
  /// program.
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { $0.id = id }
  }

  /// Leaves the columns out if `visibility` is `hidden`, unless a `TableColumnCustomization` shows
  /// them.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { $0.isHiddenAtFirst = visibility == .hidden }
  }

  /// Keeps people, but not the program, from making some things of the columns.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { $0.disabledBehavior = behavior }
  }

  nonisolated private func modified(
    _ modify: (inout TableColumnPart<TableRowValue, TableColumnSortComparator>) -> Void
  ) -> TableColumns<TableRowValue, TableColumnSortComparator> {
    var columns = columns
    for index in columns.parts.indices { modify(&columns.parts[index]) }
    return columns
  }
}
