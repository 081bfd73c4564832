import Foundation

/// A part of a text, with everything that decides its look but the paint.
struct TextRun: Equatable {
  var span: TextSpan
  var attributes: CharacterRun.Attributes
  /// The colours of lines under and through the text; nil is the text's.
  var underline: Color.Resolved?
  var strikethrough: Color.Resolved?

  /// `text` with `styling`, colours resolved in `environment`.
  init(_ text: String, _ styling: TextStyling, in environment: EnvironmentValues) {
    let font = styling.fontDescription
    span = TextSpan(
      text: text, font: font, tracking: styling.tracking ?? styling.kerning ?? 0,
      baselineOffset: styling.baselineOffset ?? 0)
    attributes = []
    if font.weight.stroke >= Font.Weight.semibold.stroke { attributes.insert(.bold) }
    if font.isItalic { attributes.insert(.italic) }
    if let rule = styling.underline, rule.isActive {
      attributes.insert(.underline)
      underline = rule.color?.resolve(in: environment)
    }
    if let rule = styling.strikethrough, rule.isActive {
      attributes.insert(.strikethrough)
      strikethrough = rule.color?.resolve(in: environment)
    }
  }
}
