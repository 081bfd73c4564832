import Foundation

/// What has been asked of the look of a text; nil is what has not been.
struct TextStyling: Equatable, Sendable {
  /// A line under or through a text.
  struct Rule: Equatable, Sendable {
    var isActive: Bool
    var pattern = Text.LineStyle.Pattern.solid
    /// Nil is the text's.
    var color: Color?
  }

  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isBold: Bool?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var scale: Text.Scale?
  var underline: Rule?
  var strikethrough: Rule?
  /// Points added after each character, kept with pairs that are joined.
  var kerning: CGFloat?
  /// Points added after each character; where it is set, kerning is not heard.
  var tracking: CGFloat?
  /// Points above the baseline.
  var baselineOffset: CGFloat?
  var foreground: EnvironmentStyle?
  /// What lies behind the characters.
  var background: Color?
  /// Where the text leads; nil for no link.
  var link: URL?
  /// What text renderers may ask for.
  var attributes = TextAttributes()

  /// The styling, and that of `base` where it asks for nothing.
  func over(_ base: TextStyling) -> TextStyling {
    TextStyling(
      font: font ?? base.font, weight: weight ?? base.weight, design: design ?? base.design,
      width: width ?? base.width, isBold: isBold ?? base.isBold,
      isItalic: isItalic ?? base.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? base.hasMonospacedDigits,
      scale: scale ?? base.scale, underline: underline ?? base.underline,
      strikethrough: strikethrough ?? base.strikethrough, kerning: kerning ?? base.kerning,
      tracking: tracking ?? base.tracking, baselineOffset: baselineOffset ?? base.baselineOffset,
      foreground: foreground ?? base.foreground, background: background ?? base.background,
      link: link ?? base.link,
      attributes: attributes.over(base.attributes))
  }

  /// The font with everything that was asked of it; body text when no font was.
  var fontDescription: FontDescription {
    var description = (font ?? .body).description
    if let weight { description.weight = weight }
    if let design { description.design = design }
    if let width { description.width = width }
    if isBold == true { description.weight = .bold }
    if let isItalic { description.isItalic = isItalic }
    if hasMonospacedDigits == true { description.hasMonospacedDigits = true }
    if let scale { description.size *= scale.factor }
    return description
  }
}
