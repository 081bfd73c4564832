public import Foundation

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// In points; nil is what the look of the list says.
  let length: CGFloat?

  /// The usual distance: a line between sections on grounds of their own, and otherwise none, as
  /// headers tell them apart.
  public static let `default` = ListSectionSpacing(length: nil)

  /// The usual distance, which is small.
  public static let compact = ListSectionSpacing(length: nil)

  /// A distance in points; what is negative or NaN is none.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing > 0 ? spacing : 0)
  }
}
