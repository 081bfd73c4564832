public import Foundation

/// Text in one or more styles, drawn with outlines where it is large enough and with the terminal's
/// own characters elsewhere.
///
/// Control characters, and others that a terminal might obey, are shown as visible stand-ins.
public struct Text: Equatable, Sendable {
  private(set) var pieces: [TextPiece]

  nonisolated init(pieces: [TextPiece]) {
    self.pieces = pieces
  }

  /// The text as it is.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// The text as it is.
  nonisolated public init(verbatim content: String) {
    pieces = [TextPiece(text: content)]
  }

  /// The text of a key with its values and its Markdown.
  ///
  /// There are no translations: tables, bundles and comments are of no effect.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    pieces = key.pieces
  }

  /// A picture of the face within a text, as large as its font; other pictures are boxes.
  nonisolated public init(_ image: Image) {
    pieces = [TextPiece(text: "", symbol: image.symbolName ?? "square")]
  }

  /// The texts after one another, each in its own style.
  nonisolated public static func + (text: Text, other: Text) -> Text {
    Text(pieces: text.pieces + other.pieces)
  }

  /// The text with `change` made to the style of every piece.
  nonisolated func restyled(_ change: (inout TextStyling) -> Void) -> Text {
    var text = self
    for index in pieces.indices { change(&text.pieces[index].styling) }
    return text
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    TextNode(self, in: context)
  }
}
