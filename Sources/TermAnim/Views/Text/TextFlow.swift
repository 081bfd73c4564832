import Foundation

/// How a text becomes lines, and what these are drawn with.
struct TextFlow: Equatable, Sendable {
  var lineLimit: Int?
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var minimumScale: CGFloat = 1
  var rendering = TextRendering.automatic
}
