/// The colour of a button: that of its role, or the tint, or grey when it cannot be used.
struct ButtonTint: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never

  let role: ButtonRole?

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    guard environment.isEnabled else { return Color.gray.paint(in: environment) }
    return role == .destructive
      ? Color.red.paint(in: environment) : TintShapeStyle().paint(in: environment)
  }
}
