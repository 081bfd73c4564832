/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As is usual where it is.
  case automatic
  case visible
  case hidden
}
