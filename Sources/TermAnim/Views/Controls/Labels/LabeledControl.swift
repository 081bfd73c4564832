/// A control behind its label.
///
/// The two keep to the edges of the space when it is limited, as in a form, and together when it is
/// not. In a form of columns each has its own.
struct LabeledControl<Label: View, Control: View>: View {
  /// Where the two meet in a form of columns.
  var alignment = VerticalAlignment.center
  @ViewBuilder let label: Label
  @ViewBuilder let control: Control
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.formLabelWidth) private var labelWidth

  var body: some View {
    if labelsVisibility == .hidden {
      control
    } else if let labelWidth {
      HStack(alignment: alignment, spacing: FormColumnsLayout.gap) {
        ControlLabel(content: label)
          .fixedSize()
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: FormLabelWidth.self, value: proxy.size.width)
            }
          }
          .frame(width: labelWidth, alignment: .trailing)
        HStack(spacing: FormColumnsLayout.gap) { control }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .layoutValue(key: FormLabelKey.self, value: true)
      .environment(\.formLabelWidth, nil)
    } else {
      HStack(spacing: 8) {
        ControlLabel(content: label)
        Spacer(minLength: 0)
        control
      }
    }
  }
}
