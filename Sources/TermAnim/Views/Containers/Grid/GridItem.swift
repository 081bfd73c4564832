public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Hashable, Sendable {
  /// How long the item is across the grid, in points.
  public enum Size: Hashable, Sendable {
    /// Always as long.
    case fixed(CGFloat)
    /// As long as its share of the space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items of at least the minimum as find room in its share of the space.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item, in points; nil is the usual one.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil is the centre.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}
