/// What pressing a character of a text that is edited does.
enum TextPress: Hashable, Sendable {
  case placesCursor
  /// Marks all from where the cursor is.
  case marks
  case marksWord
  case marksLine
}
