/// A checkbox and its label, pressed as one.
struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 4)
        .fill(
          configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.track)
        )
        .frame(width: 12, height: 8)
        .overlay {
          Text(verbatim: "\u{2713}").foregroundColor(.white).opacity(configuration.isOn ? 1 : 0)
        }
      if labelsVisibility != .hidden { configuration.label }
    }
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: ActivationHandler { configuration.isOn.toggle() }))
  }
}
