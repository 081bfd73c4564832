/// Controls side by side on one plate, with lines between them.
struct ControlStrip<Content: View>: View {
  let content: Content
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      // Buttons of a menu close it.
      HStack(spacing: 0) { content }
        .environment(\.menuIndent, 0)
        .fixedSize()
        .containerValue(\.menuRole, .line)
    } else {
      Group(subviews: content) { controls in
        HStack(spacing: 0) {
          ForEach(controls) { control in
            if control.id != controls.first?.id { line }
            control
          }
        }
        .fixedSize()
      }
      .buttonStyle(StripButtonLook())
      .background(ControlColor.track, in: RoundedRectangle(cornerRadius: 8))
      .aligned(to: .cell)
    }
  }

  private var line: some View {
    Rectangle().fill(ControlColor.pressedTrack).frame(width: 4).pixelHeight(8)
  }
}

extension EnvironmentValues {
  /// Whether the view is a line of a menu.
  @Entry var isInMenu: Bool = false
}
