/// The chosen one of several views, which leads to a page with all.
struct PickerLink<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let choice: Choice
  /// What stands for the chosen view; nil is itself.
  let currentValueLabel: AnyView?
  @Environment(\.formLabelWidth) private var formLabelWidth

  var body: some View {
    if formLabelWidth != nil {
      LabeledControl {
        label
      } control: {
        NavigationLink {
          page
        } label: {
          value
        }
      }
    } else {
      NavigationLink {
        page
      } label: {
        LabeledControl {
          label
        } control: {
          value.foregroundStyle(.secondary)
        }
      }
    }
  }

  private var page: some View { PickerPage(label: label, content: content, choice: choice) }

  @ViewBuilder private var value: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      ChosenView(content: content, choice: choice)
    }
  }
}
