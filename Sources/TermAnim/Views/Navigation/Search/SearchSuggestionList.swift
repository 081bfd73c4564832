/// What a search suggests, one below the other; arrow keys go from one to the next.
struct SearchSuggestionList: View {
  let suggestions: AnyView
  /// Searches for what has been chosen.
  let complete: (SearchCompletion) -> Void
  @Environment(\.keyboardFocus) private var keyboardFocus

  var body: some View {
    Group(subviews: suggestions) { suggestions in
      if !suggestions.isEmpty {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(suggestions) { $0.inWholeRows() }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(PanelGround())
        .padding(.horizontal, 8)
        .preference(key: HasSearchSuggestionsKey.self, value: true)
      }
    }
    .environment(\.completeSearch, complete)
    .environment(\.searchSuggestions, nil)
    .onKeyPress(keys: [.upArrow, .downArrow]) { press in
      let step = press.key == .downArrow ? 1 : -1
      return keyboardFocus?.move(by: step) == true ? .handled : .ignored
    }
  }
}
