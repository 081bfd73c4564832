/// The page of all options of a picker, which begins where the chosen one is seen, and goes back
/// once one is chosen.
struct PickerPage<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let choice: Choice
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Group(subviews: content) { options in
      ScrollViewReader { scroll in
        List {
          ForEach(options) { PickerRow(option: $0, choice: leavingChoice) }
        }
        .onAppear {
          if let chosen = chosen(among: options) { scroll.scrollTo(chosen.id, anchor: .center) }
        }
      }
    }
    .modifier(PanelArrowKeys(goesSideways: false))
    .modifier(BarItemModifier(part: { $0.titles }, item: NavigationTitle(title: label)))
  }

  private func chosen(among options: SubviewsCollection) -> Subview? {
    options.first { choice.isSelected($0.containerValues.tag) }
  }

  private var leavingChoice: Choice {
    Choice(selected: choice.selected, takes: choice.takes) { tag in
      choice.select(tag)
      dismiss()
    }
  }
}
