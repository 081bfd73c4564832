/// What a suggestion searches for.
enum SearchCompletion {
  case text(String)
  /// A token beside the text.
  case token(Any)
}
