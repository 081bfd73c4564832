/// Whose origin coordinates are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The screen's.
  case global
  /// The view's own.
  case local
  /// That of the nearest view around which has the name; the screen's when there is none.
  case named(AnyHashable)
}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}
