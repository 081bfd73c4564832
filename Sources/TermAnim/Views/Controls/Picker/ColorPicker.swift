/// A control that chooses a colour among those of the system.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label) = (selection, label())
  }
}

extension ColorPicker: View {
  public var body: some View {
    LabeledControl {
      label
    } control: {
      RoundedRectangle(cornerRadius: 8)
        .fill(selection.wrappedValue)
        .frame(width: 28, height: 16)
        .dimmed(unless: isEnabled)
        .modifier(ControlModifier(handler: ActivationHandler(action: next)))
    }
  }

  /// Goes on to the next colour of the system.
  private func next() {
    let colors: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    ]
    let index = colors.firstIndex(of: selection.wrappedValue) ?? -1
    selection.wrappedValue = colors[(index + 1) % colors.count]
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
