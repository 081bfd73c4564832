/// A part of a text that has one style.
struct TextPiece: Equatable, Sendable {
  /// What is read, unless one of the others says it.
  var text: String
  var styling = TextStyling()
  /// A picture of the face that is shown instead of the text, by its name.
  var symbol: String?
  /// What tells the time instead of the text.
  var clock: TextClock?
  /// What writes the text anew where an environment has customs.
  var format: TextFormat?

  /// Whether the piece is text, and the same everywhere.
  var isPlain: Bool { symbol == nil && clock == nil && format == nil }
}
