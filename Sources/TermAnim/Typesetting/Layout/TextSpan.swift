import Foundation

/// A piece of text in one font.
struct TextSpan: Hashable, Sendable {
  var text: String
  var font: FontDescription
  /// Points added after each character.
  var tracking: CGFloat = 0
  /// Points the text is raised above the baseline.
  var baselineOffset: CGFloat = 0
}
