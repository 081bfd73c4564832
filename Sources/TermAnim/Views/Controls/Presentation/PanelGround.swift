/// The ground of panels that lie above other views.
nonisolated struct PanelGround: ViewModifier {
  @MainActor
  func body(content: Content) -> some View {
    let outline = RoundedRectangle(cornerRadius: 12)
    content
      .inWholePixels()
      .environment(\.isOnPanel, true)
      .background { outline.fill(ControlColor.panel).modifier(CellClearingEffect()) }
      .overlay(outline.strokeBorder(ControlColor.track, lineWidth: 4))
  }
}
