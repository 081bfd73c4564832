/// How wide a space is.
public struct SpacerSizing: Hashable, Sendable {
  private let number: Int

  /// As wide as there is room.
  public static let flexible = SpacerSizing(number: 0)
  /// As wide as it is by itself.
  public static let fixed = SpacerSizing(number: 1)
}
