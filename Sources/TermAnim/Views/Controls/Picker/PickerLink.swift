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

/// The page of all options of a picker, which goes back once one is chosen.
struct PickerPage<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let choice: Choice
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Group(subviews: content) { options in
        ForEach(options) { PickerRow(option: $0, choice: leavingChoice) }
      }
    }
    .modifier(PanelArrowKeys(goesSideways: false))
    .modifier(BarItemModifier(part: { $0.titles }, item: NavigationTitle(title: label)))
  }

  private var leavingChoice: Choice {
    Choice(selected: choice.selected, takes: choice.takes) { tag in
      choice.select(tag)
      dismiss()
    }
  }
}
