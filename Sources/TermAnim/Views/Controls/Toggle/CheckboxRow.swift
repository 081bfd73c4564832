/// A checkbox and its label, pressed as one; a dash stands for several values of which some are on.
struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 4)
        .fill(
          isMarked ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.track)
        )
        .frame(width: 12, height: 8)
        .overlay {
          Text(verbatim: configuration.isMixed ? "\u{2013}" : "\u{2713}")
            .foregroundColor(.white).opacity(isMarked ? 1 : 0)
        }
      if labelsVisibility != .hidden { ControlLabel(content: configuration.label) }
    }
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: ActivationHandler { configuration.isOn.toggle() }))
  }

  private var isMarked: Bool { configuration.isOn || configuration.isMixed }
}
