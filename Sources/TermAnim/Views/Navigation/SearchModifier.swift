/// The modifier of `searchable`.
struct SearchModifier {
  private let text: Binding<String>
  private let prompt: Text?
  private let isPresented: Binding<Bool>?
  @State private var isActive = false
  /// What was searched for when suggestions were of no use any more; nil when they are.
  @State private var settled: String?
  @Environment(\.searchSuggestions) private var suggestions
  @FocusState private var isFocused: Bool

  nonisolated init(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?) {
    (self.text, self.prompt, self.isPresented) = (text, prompt, isPresented)
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      TextField(text: text, prompt: prompt ?? Text(verbatim: "Search")) { EmptyView() }
        .focused($isFocused)
        .onSubmit { settled = text.wrappedValue }
        .padding(8)
      content
        .environment(\.searchSuggestions, nil)
        .environment(\.isSearching, isSearching.wrappedValue)
        .environment(
          \.dismissSearch, DismissSearchAction(text: text, isSearching: isSearching)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
          if let suggestions, isSearching.wrappedValue, text.wrappedValue != settled {
            SearchSuggestionList(suggestions: suggestions, complete: complete)
          }
        }
    }
    .onAppear { if isSearching.wrappedValue { isFocused = true } }
    .onChange(of: isSearching.wrappedValue) { _, isSearching in
      settled = nil
      if isFocused != isSearching { isFocused = isSearching }
    }
    .onChange(of: isFocused) { _, isFocused in
      // Who looks through what was found is still searching.
      let isSearching = isFocused || !text.wrappedValue.isEmpty
      if self.isSearching.wrappedValue != isSearching {
        self.isSearching.wrappedValue = isSearching
      }
    }
  }

  private var isSearching: Binding<Bool> { isPresented ?? $isActive }

  /// Searches for a suggestion; who has chosen it has done with typing.
  private func complete(_ suggestion: String) {
    isFocused = false
    (text.wrappedValue, settled) = (suggestion, suggestion)
  }
}
