@testable import TermAnim

/// How well one colour can be told from another, by WCAG 2.2 (w3.org/TR/WCAG22, 1.4.3).
enum Contrast {
  /// From 1, the same, to 21, black on white.
  static func ratio(_ one: Color.Resolved, _ other: Color.Resolved) -> Double {
    let lights = [one, other].map(luminance).sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// The same for two colours of `VirtualScreen`; nil when one of them is not exact.
  static func ratio(_ one: VirtualScreen.Color, _ other: VirtualScreen.Color) -> Double? {
    guard case .rgb(let first) = one, case .rgb(let second) = other else { return nil }
    return ratio(resolved(first), resolved(second))
  }

  private static func luminance(_ color: Color.Resolved) -> Double {
    0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen)
      + 0.0722 * Double(color.linearBlue)
  }

  private static func resolved(_ bits: UInt32) -> Color.Resolved {
    func component(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    return Color(red: component(0), green: component(8), blue: component(16)).resolved
  }
}
