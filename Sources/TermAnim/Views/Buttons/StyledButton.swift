/// A button as the style of its environment shows it.
struct StyledButton: View {
  let role: ButtonRole?
  let label: ContentSource
  let action: ButtonAction
  @Environment(EnvironmentValues.buttonStylePath) private var style

  var body: some View {
    style.makeBody(
      PrimitiveButtonStyleConfiguration(
        role: role, label: AnyView(PlaceholderContentView<Self>(label)),
        action: { [action] in action.run() }))
  }
}
