/// What a view is to `resetFocus`.
struct FocusScope: Hashable, Sendable {
  let namespace: Namespace.ID
  /// Whether it prefers to have the focus; nil for one within which others do.
  var isPreferred: Bool?
}
