/// Whose origin coordinates are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The screen's.
  case global
  /// The view's own.
  case local
  /// Named spaces count from the screen's origin as yet.
  case named(AnyHashable)
}
