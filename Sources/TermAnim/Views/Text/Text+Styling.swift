public import Foundation

// Of several wishes of one kind the innermost counts, as it does with views.
extension Text {
  /// The text in `font`; nil is the font of the views around.
  nonisolated public func font(_ font: Font?) -> Text {
    restyled { $0.font = $0.font ?? font }
  }

  /// The text with strokes of another weight; nil is the font's.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    restyled { $0.weight = $0.weight ?? weight }
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    restyled { $0.design = $0.design ?? design }
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    restyled { $0.width = $0.width ?? width }
  }

  nonisolated public func bold(_ isActive: Bool = true) -> Text {
    restyled { $0.isBold = $0.isBold ?? isActive }
  }

  nonisolated public func italic(_ isActive: Bool = true) -> Text {
    restyled { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// The text with one advance for all characters.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// The text with one advance for all figures.
  nonisolated public func monospacedDigit() -> Text {
    restyled { $0.hasMonospacedDigits = true }
  }

  /// The text with a line under it; a `color` of nil is the text's.
  ///
  /// Under the terminal's own characters lines are solid and have the text's colour.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let rule = TextStyling.Rule(isActive: isActive, pattern: pattern, color: color)
    return restyled { $0.underline = $0.underline ?? rule }
  }

  /// The text with a line through it; a `color` of nil is the text's.
  ///
  /// Through the terminal's own characters lines are solid and have the text's colour.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let rule = TextStyling.Rule(isActive: isActive, pattern: pattern, color: color)
    return restyled { $0.strikethrough = $0.strikethrough ?? rule }
  }

  /// The text larger or smaller than others in its font.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? restyled { $0.scale = $0.scale ?? scale } : self
  }

  /// The text with a mark that its renderer finds in the runs of the layout.
  nonisolated public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    restyled { $0.attributes[Attribute.self] = $0.attributes[Attribute.self] ?? value }
  }

  /// The text with points added after each character, as whole columns after the terminal's own.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    restyled { $0.kerning = $0.kerning ?? kerning }
  }

  /// The text with points added after each character, as whole columns after the terminal's own.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    restyled { $0.tracking = $0.tracking ?? tracking }
  }

  /// The text raised by points; the terminal's own characters stay on their line.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text {
    restyled { $0.baselineOffset = $0.baselineOffset ?? offset }
  }

  /// The text in `color`; nil is the foreground style's.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    color.map { foregroundStyle($0) } ?? self
  }

  /// The text painted with `style`.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    restyled { $0.foreground = $0.foreground ?? EnvironmentStyle(style: style) }
  }
}
