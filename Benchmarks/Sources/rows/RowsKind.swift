/// A container of many rows.
enum RowsKind: String, CaseIterable {
  /// A `List` of lines of text.
  case list
  /// Bubbles in a `LazyVStack`, which begins at its end.
  case chat

  /// A notch of the wheel away from where the container begins.
  var notch: Int { self == .list ? 1 : -1 }
}
