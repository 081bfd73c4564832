/// A light label on a pane in the full tint, which panes of its container come out of.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration)
      .buttonStyle(BorderedButtonLook(isProminent: true, isGlass: true))
      .aligned(to: .cell)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A light label on a pane in the full tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
