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
