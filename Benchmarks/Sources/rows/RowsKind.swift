/// A container of many rows.
enum RowsKind: String, CaseIterable {
  /// A `List` of lines of text.
  case list
  /// Bubbles in a `LazyVStack`, which begins at its end.
  case chat
}
