/// The options of a picker as lines of the menu around, which choosing one closes.
struct MenuOptions<Content: View>: View {
  let content: Content
  let choice: Choice
  /// Whether the menu begins at the chosen one.
  var isShownWhenChosen = false
  @Environment(\.menuAround) private var menuAround
  @Environment(\.menuActionDismissBehavior) private var behavior

  var body: some View {
    OptionLines(
      content: content,
      choice: Choice(selected: choice.selected, takes: choice.takes) { tag in
        if behavior.dismisses { menuAround?.wrappedValue = false }
        choice.select(tag)
      }, isShownWhenChosen: isShownWhenChosen
    )
    .containerValue(\.menuRole, .line)
    .containerValue(\.hasMenuMark, true)
  }
}
