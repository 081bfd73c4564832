public import Foundation

extension AttributedString {
  /// How Markdown is read; here it is read in one way, as `inlineOnlyPreservingWhitespace` says.
  public struct MarkdownParsingOptions: Sendable {
    /// Which Markdown is obeyed.
    public enum InterpretedSyntax: Int, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to a text that is no Markdown; every text is.
    public enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// A string from inline Markdown, as texts read it.
  ///
  /// - Parameters:
  ///   - markdown: What is read; every string is Markdown.
  ///   - options: Of no effect.
  ///   - baseURL: What the addresses of links are relative to.
  /// - Throws: Nothing; Foundation's initializer, which is missing outside of Apple's systems, may.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for piece in InlineMarkdown.pieces(of: [.literal(markdown)]) {
      var part = AttributedString(piece.text)
      let intent = piece.styling.intent
      if intent != [] {
        part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
      }
      if let link = piece.styling.link {
        part.link = URL(string: link.relativeString, relativeTo: baseURL)?.absoluteURL ?? link
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
