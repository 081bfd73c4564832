public import Foundation

extension View {
  /// The font of texts inside that have none of their own; nil is body text.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.textStyling.font, font)
  }

  /// The weight of texts inside; nil is their fonts'.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textStyling.weight, weight)
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textStyling.design, design)
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textStyling.width, width)
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textStyling.isBold, isActive)
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyling.isItalic, isActive)
  }

  /// One advance for all characters of texts inside.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textStyling.design, isActive ? .monospaced : nil)
  }

  /// One advance for all figures of texts inside.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.textStyling.hasMonospacedDigits, true)
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let rule = TextStyling.Rule(isActive: isActive, pattern: pattern, color: color)
    return environment(\.textStyling.underline, rule)
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let rule = TextStyling.Rule(isActive: isActive, pattern: pattern, color: color)
    return environment(\.textStyling.strikethrough, rule)
  }

  /// Texts inside larger or smaller than others in their fonts.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment(\.textStyling.scale, isEnabled ? scale : nil)
  }

  /// The letters of texts inside all capitals or none; nil leaves them as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Points added after each character of texts inside, as whole columns after the terminal's own.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textStyling.kerning, kerning)
  }

  /// Points added after each character of texts inside, as whole columns after the terminal's own;
  /// where they are set, kerning counts for nothing.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textStyling.tracking, tracking)
  }

  /// Texts inside raised by points; the terminal's own characters stay on their line.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.textStyling.baselineOffset, offset)
  }

  /// The greatest number of lines of texts inside; nil sets no limit, less than 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// The greatest number of lines of texts inside, and whether there is room for all of them even
  /// when they are fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineRange(least: reservesSpace ? limit : 0, most: limit)
  }

  /// The least number of lines that texts inside have room for.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineRange(least: limit.lowerBound, most: nil)
  }

  /// The greatest number of lines of texts inside.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineRange(least: 0, most: limit.upperBound)
  }

  /// The greatest number of lines of texts inside, and the least that they have room for.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineRange(least: limit.lowerBound, most: limit.upperBound)
  }

  nonisolated private func lineRange(least: Int, most: Int?) -> some View {
    environment(\.textFlow.leastLines, least).environment(\.lineLimit, most)
  }

  /// Whether the characters of texts inside may move together a little to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Where the shorter lines of texts inside stand.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Which part of texts inside is left out when they do not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Points added between lines of texts inside.
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
    environment(\.lineSpacing, spacing)
  }

  /// How small outlines inside may become to fit, as a share of their size.
  ///
  /// The terminal's own characters have one size and are cut instead.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// What texts inside are drawn with.
  nonisolated public func textRendering(_ rendering: TextRendering) -> some View {
    environment(\.textFlow.rendering, rendering)
  }
}
