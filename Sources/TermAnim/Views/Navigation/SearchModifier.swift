/// The modifier of `searchable`.
struct SearchModifier {
  private let text: Binding<String>
  private let prompt: Text?
  private let isPresented: Binding<Bool>?
  /// What is searched for besides the text; nil is nothing.
  private let tokens: AnyView?
  @State private var isActive = false
  /// What was searched for when suggestions were of no use any more; nil when they are.
  @State private var settled: String?
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var tie
  @FocusState private var focus: Part?

  /// What may have the focus while something is searched for.
  private enum Part {
    case field, scopes, suggestions
  }

  nonisolated init(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?, tokens: AnyView? = nil
  ) {
    (self.text, self.prompt, self.isPresented) = (text, prompt, isPresented)
    self.tokens = tokens
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        tokens
        if let tie { tie(AnyView(field)) } else { field }
      }
      .padding(8)
      if let scopes, isSearching.wrappedValue,
        !scopes.activation.needsText || !text.wrappedValue.isEmpty
      {
        scopes.picker.focused($focus, equals: .scopes).padding([.horizontal, .bottom], 8)
      }
      content
        .environment(\.searchSuggestions, nil)
        .environment(\.searchScopes, nil)
        .environment(\.searchFocus, nil)
        .environment(\.isSearching, isSearching.wrappedValue)
        .environment(\.dismissSearch, dismiss)
        .fillsRoom()
        .overlay(alignment: .top) {
          if let suggestions, isSearching.wrappedValue, text.wrappedValue != settled {
            SearchSuggestionList(suggestions: suggestions, complete: complete)
              .focused($focus, equals: .suggestions)
          }
        }
    }
    .onKeyPress(.escape) {
      guard isSearching.wrappedValue else { return .ignored }
      dismiss()
      return .handled
    }
    .onAppear { if isSearching.wrappedValue { focus = .field } }
    .onChange(of: isSearching.wrappedValue) { _, isSearching in
      settled = nil
      if (focus != nil) != isSearching { focus = isSearching ? .field : nil }
    }
    .onChange(of: focus) { _, focus in
      // Who looks through what was found is still searching.
      let isSearching = focus != nil || !text.wrappedValue.isEmpty
      if self.isSearching.wrappedValue != isSearching {
        self.isSearching.wrappedValue = isSearching
      }
    }
  }

  private var field: some View {
    TextField(text: text, prompt: prompt ?? Text(verbatim: "Search")) { EmptyView() }
      .focused($focus, equals: .field)
      .onSubmit { settled = text.wrappedValue }
  }

  private var isSearching: Binding<Bool> { isPresented ?? $isActive }

  private var dismiss: DismissSearchAction {
    DismissSearchAction(text: text, isSearching: isSearching)
  }

  /// Searches for a suggestion; who has chosen it has done with typing.
  private func complete(_ suggestion: String) {
    focus = nil
    (text.wrappedValue, settled) = (suggestion, suggestion)
  }
}
