/// A calendar below its label, or behind it in a form of columns, where its first line is that of
/// the label.
struct LabeledCalendar<Label: View, Content: View>: View {
  @ViewBuilder let label: Label
  @ViewBuilder let calendar: Content
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.formLabelWidth) private var labelWidth

  var body: some View {
    if labelsVisibility == .hidden || labelWidth != nil {
      LabeledControl(alignment: .top) {
        label
      } control: {
        calendar
      }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        ControlLabel(content: label)
        calendar
      }
    }
  }
}
