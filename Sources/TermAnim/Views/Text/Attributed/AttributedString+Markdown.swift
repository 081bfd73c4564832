public import Foundation

extension AttributedString {
  /// A string from inline Markdown, as texts read it; links have no address.
  ///
  /// - Parameter markdown: What is read; every string is Markdown.
  /// - Throws: Nothing; Foundation's initializer, which is missing outside of Apple's systems, may.
  public init(markdown: String) throws {
    self.init()
    for piece in InlineMarkdown.pieces(of: [.literal(markdown)]) {
      var part = AttributedString(piece.text)
      let intent = piece.styling.intent
      if intent != [] {
        part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
      }
      append(part)
    }
  }
}

extension TextStyling {
  /// What Markdown made of the styling.
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isBold == true { intent.insert(.stronglyEmphasized) }
    if isItalic == true { intent.insert(.emphasized) }
    if design == .monospaced { intent.insert(.code) }
    if strikethrough?.isActive == true { intent.insert(.strikethrough) }
    return intent
  }
}
