/// A part of a text that has one style.
struct TextPiece: Equatable, Sendable {
  /// What is read, unless one of the others says it.
  var text: String
  var styling = TextStyling()
  /// A picture of the face that is shown instead of the text, by its name.
  var symbol: String?
  /// What tells the time instead of the text.
  var clock: TextClock?
}
