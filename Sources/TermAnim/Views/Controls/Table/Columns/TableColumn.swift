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

  /// The column as it is: nobody moves it, or takes it away.
  nonisolated public func customizationID(_ id: String) -> TableColumn { self }

  /// The column as it is: nobody could bring it in.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}

extension TableColumn: TableColumnContent {
  public var columns: TableColumns<RowValue, Sort> { TableColumns(parts: [part]) }
}

/// Where in a column of a table its cells are.
public struct TableColumnAlignment: Hashable, Sendable {
  private let number: Int

  public static let automatic = TableColumnAlignment(number: 0)
  public static let leading = TableColumnAlignment(number: 0)
  public static let center = TableColumnAlignment(number: 1)
  public static let trailing = TableColumnAlignment(number: 2)
  /// At the end, where figures of numbers stand below each other.
  public static let numeric = TableColumnAlignment(number: 2)

  var horizontal: HorizontalAlignment {
    switch number {
    case 1: .center
    case 2: .trailing
    default: .leading
    }
  }
}
