/// A control behind its label.
///
/// The two keep to the edges of the space when it is limited, as in a form, and together when it is
/// not.
struct LabeledControl<Label: View, Control: View>: View {
  @ViewBuilder let label: Label
  @ViewBuilder let control: Control
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if labelsVisibility == .hidden {
      control
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}
