import Foundation

/// How a text becomes lines, and what these are drawn with.
struct TextFlow: Equatable, Sendable {
  var lineLimit: Int?
  /// Room is taken for at least as many lines.
  var leastLines = 0
  var alignment = TextAlignment.leading
  var direction = LayoutDirection.leftToRight
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  /// Nil is what the font says.
  var lineHeight: AttributedString.LineHeight?
  var minimumScale: CGFloat = 1
  var allowsTightening = false
  var rendering = TextRendering.automatic

  /// Where shorter lines stand, seen from the left.
  var side: TextAlignment { direction == .rightToLeft ? alignment.opposite : alignment }

  /// Whether a text that does not fit is made smaller or closer.
  var makesRoom: Bool { minimumScale < 1 || allowsTightening }

  /// What is added between lines that are so high by themselves, in points.
  func spacing(over height: CGFloat) -> CGFloat {
    lineSpacing + (lineHeight?.spacing(over: height) ?? 0)
  }
}
