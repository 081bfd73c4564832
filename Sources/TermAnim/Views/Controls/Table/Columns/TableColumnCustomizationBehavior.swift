/// What people can make of a column of a table.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// That its head is dragged to the place of another one.
  public static let reorder = Self(rawValue: 1)
  /// That it becomes wider or narrower, which on a terminal no column does.
  public static let resize = Self(rawValue: 2)
  /// That it is hidden and shown by the menu of the heads.
  public static let visibility = Self(rawValue: 4)

  public static var all: Self { [.reorder, .resize, .visibility] }
}
