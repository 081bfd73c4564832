/// The ground of panels that lie above other views.
nonisolated struct PanelGround: ViewModifier {
  @MainActor
  func body(content: Content) -> some View {
    content
      .environment(\.isOnPanel, true)
      .background(ControlColor.panel, in: RoundedRectangle(cornerRadius: 12))
      .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(ControlColor.track, lineWidth: 4))
  }
}
