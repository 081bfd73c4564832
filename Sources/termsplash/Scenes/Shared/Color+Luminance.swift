import TermAnim

extension Color {
  /// How light the colour is, from 0 to 1, by WCAG 2.2.
  func luminance(in environment: EnvironmentValues) -> Double {
    let shown = resolve(in: environment)
    return Double(
      0.2126 * shown.linearRed + 0.7152 * shown.linearGreen + 0.0722 * shown.linearBlue)
  }
}
