/// A checkbox and its label, pressed as one; a dash stands for several values of which some are on.
struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      box
      if labelsVisibility != .hidden { ControlLabel(content: configuration.label) }
    }
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: ActivationHandler { configuration.isOn.toggle() }))
  }

  /// In the row of the terminal in which its mark is.
  private var box: some View {
    Text(verbatim: configuration.isMixed ? "\u{2013}" : "\u{2713}")
      .font(.body)
      .foregroundColor(.white).opacity(isMarked ? 1 : 0)
      .frame(width: 12, height: 8)
      .background(
        isMarked ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.track),
        in: RoundedRectangle(cornerRadius: 4)
      )
      .aligned(to: .cell)
  }

  private var isMarked: Bool { configuration.isOn || configuration.isMixed }
}
