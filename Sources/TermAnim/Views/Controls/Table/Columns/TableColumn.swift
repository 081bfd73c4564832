public import Foundation

/// A column of a table: what stands above it, and its cell in each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  private var part: TableColumnPart<RowValue, Sort>

  nonisolated init(
    label: Label, sort: Sort?, content: @escaping (RowValue) -> Content
  ) {
    part = TableColumnPart(label: AnyView(label), cell: { AnyView(content($0)) }, sort: sort)
  }

  /// Makes the column so many points wide; nil leaves it a share of the room.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.part.width = width.map(TableColumnWidth.init(fixed:)) ?? TableColumnWidth()
    return column
  }

  /// Limits the width of the column, in points; without an ideal one it has a share of the room.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.part.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }

  /// Where in the column its cells are.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.part.alignment = alignment.horizontal
    return column
  }

  /// Tells the column from others in a `TableColumnCustomization`, also that of a later run of the
  /// program.
  nonisolated public func customizationID(_ id: String) -> TableColumn {
    var column = self
    column.part.id = id
    return column
  }

  /// Leaves the column out if `visibility` is `hidden`, unless a `TableColumnCustomization` shows
  /// it.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.part.isHiddenAtFirst = visibility == .hidden
    return column
  }

  /// Keeps people, but not the program, from making some things of the column.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn {
    var column = self
    column.part.disabledBehavior = behavior
    return column
  }
}

extension TableColumn: TableColumnContent {
  public var columns: TableColumns<RowValue, Sort> { TableColumns(parts: [part]) }
}
