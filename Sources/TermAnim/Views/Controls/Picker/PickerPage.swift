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
