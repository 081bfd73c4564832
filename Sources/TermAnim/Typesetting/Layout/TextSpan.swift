import Foundation

/// A piece of text in one font.
struct TextSpan: Hashable, Sendable {
  var text: String
  var font: FontDescription
  /// A picture of the face that is set instead of the text, by its name.
  var symbol: String?
  /// Points added after each character.
  var tracking: CGFloat = 0
  /// Points the text is raised above the baseline.
  var baselineOffset: CGFloat = 0

  /// What breaks and widths are worked out from: an object takes the place of a picture.
  var characters: String { symbol == nil ? text : "\u{FFFC}" }
}
