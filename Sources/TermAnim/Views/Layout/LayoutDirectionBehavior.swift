/// What becomes of a view or an outline where rows begin at the other side.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where rows begin at that side.
  case mirrors(in: LayoutDirection)

  /// Mirrored where rows begin on the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether it is mirrored in `direction`.
  func isMirrored(in direction: LayoutDirection) -> Bool {
    self == .mirrors(in: direction)
  }
}
