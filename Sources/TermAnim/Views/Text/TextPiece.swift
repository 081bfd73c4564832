/// A part of a text that has one style.
struct TextPiece: Equatable, Sendable {
  var text: String
  var styling = TextStyling()
}
