import Foundation

/// A part of a text, with everything that decides its look but the paint.
struct TextRun: Equatable {
  /// A line under or through a run.
  struct Rule: Equatable {
    var pattern: Text.LineStyle.Pattern
    /// Nil is the text's.
    var color: Color.Resolved?
  }

  var span: TextSpan
  var attributes: CharacterRun.Attributes
  /// Nil where there is none.
  var underline: Rule?
  var strikethrough: Rule?
  /// What lies behind the characters; nil for nothing.
  var background: Color.Resolved?
  /// What text renderers may ask for.
  var marks: TextAttributes

  /// A piece whose style is complete, colours resolved in `environment`.
  init(_ piece: TextPiece, in environment: EnvironmentValues) {
    let styling = piece.styling
    let font = styling.fontDescription
    span = TextSpan(
      text: piece.text, font: font,
      symbol: piece.symbol.map { SymbolDirection.name($0, in: environment) },
      tracking: Self.length(styling.tracking ?? styling.kerning),
      baselineOffset: Self.length(styling.baselineOffset))
    marks = styling.attributes
    background = styling.background?.resolve(in: environment)
    attributes = []
    if font.weight.stroke >= Font.Weight.semibold.stroke { attributes.insert(.bold) }
    if font.isItalic { attributes.insert(.italic) }
    underline = Rule(styling.underline, in: environment)
    if underline != nil { attributes.insert(.underline) }
    strikethrough = Rule(styling.strikethrough, in: environment)
    if strikethrough != nil { attributes.insert(.strikethrough) }
  }

  /// A length in points; zero where there is none, or none that is finite.
  private static func length(_ length: CGFloat?) -> CGFloat {
    length.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }
}

extension TextRun.Rule {
  fileprivate init?(_ rule: TextStyling.Rule?, in environment: EnvironmentValues) {
    guard let rule, rule.isActive else { return nil }
    self.init(pattern: rule.pattern, color: rule.color?.resolve(in: environment))
  }
}
