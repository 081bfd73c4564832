import Foundation

extension Text {
  /// How large a text is beside others in the same font.
  public struct Scale: Hashable, Sendable {
    /// What the size of the font is multiplied by.
    let factor: CGFloat

    public static let `default` = Scale(factor: 1)
    /// For what is said by the way, such as the unit after a number.
    public static let secondary = Scale(factor: 0.8)
  }
}
