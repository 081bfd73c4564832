/// What a search suggests, one below the other.
struct SearchSuggestionList: View {
  let suggestions: AnyView
  /// Searches for what has been chosen.
  let complete: (SearchCompletion) -> Void

  var body: some View {
    Group(subviews: suggestions) { suggestions in
      if !suggestions.isEmpty {
        VStack(alignment: .leading, spacing: 8) { suggestions }
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
          .modifier(PanelGround())
          .padding(.horizontal, 8)
      }
    }
    .environment(\.completeSearch, complete)
    .environment(\.searchSuggestions, nil)
  }
}
