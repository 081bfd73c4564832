/// A style in the environment; comparable, so that setting the same one again changes nothing.
struct EnvironmentStyle: Equatable, Sendable {
  let style: any ShapeStyle

  func paint(in environment: EnvironmentValues) -> StylePaint {
    style.paint(in: environment)
  }

  static func == (style: EnvironmentStyle, other: EnvironmentStyle) -> Bool {
    (style.style as? any Equatable)?.isEqual(to: other.style) ?? false
  }
}
