public import Foundation

extension Text {
  /// A text with attributes: those of `AttributeScopes.SwiftUIAttributes`, or else those of
  /// `UIKitAttributes`, links, and the intents that Markdown has.
  ///
  /// What is written in the program is a key, although it could be a text with attributes too.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(
      pieces: attributedContent.runs.map { run in
        let text = String(attributedContent[run.range].characters)
        return TextPiece(text: text, styling: TextStyling(run.attributes))
      })
  }
}

extension TextStyling {
  /// The styling that attributes ask for.
  fileprivate init(_ attributes: AttributeContainer) {
    self.init()
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias UIKitScope = AttributeScopes.UIKitAttributes
    font = attributes[Scope.FontAttribute.self] ?? attributes[UIKitScope.FontAttribute.self]?.font
    kerning = attributes[Scope.KerningAttribute.self]
    tracking = attributes[Scope.TrackingAttribute.self]
    baselineOffset = attributes[Scope.BaselineOffsetAttribute.self]
    underline = attributes[Scope.UnderlineStyleAttribute.self].map(Rule.init)
    strikethrough = attributes[Scope.StrikethroughStyleAttribute.self].map(Rule.init)
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      foreground = EnvironmentStyle(style: color)
    } else if let color = attributes[UIKitScope.ForegroundColorAttribute.self] {
      foreground = EnvironmentStyle(style: Color(color))
    } else if attributes.link != nil {
      foreground = EnvironmentStyle(style: TintShapeStyle())
    }
    background =
      attributes[Scope.BackgroundColorAttribute.self]
      ?? attributes[UIKitScope.BackgroundColorAttribute.self].map { Color($0) }
    link = attributes.link
    take(attributes[Scope.InlinePresentationIntentAttribute.self] ?? [])
  }

  private mutating func take(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough) { strikethrough = strikethrough ?? Rule(isActive: true) }
  }
}

extension TextStyling.Rule {
  fileprivate init(_ style: Text.LineStyle) {
    self.init(isActive: true, pattern: style.pattern, color: style.color)
  }
}
