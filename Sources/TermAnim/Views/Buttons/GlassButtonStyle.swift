/// A label on a pane of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassButtonLook())
  }
}

/// A light label on a pane in the full tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedButtonLook(isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on a pane of glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A light label on a pane in the full tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

/// A label on a pane of glass, which lights up when it is pressed.
private struct GlassButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .glassEffect()
      .brightness(configuration.isPressed ? 0.2 : 0)
      .contentShape(Capsule())
  }
}
