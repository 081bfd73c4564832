/// The modifier of `searchable`.
struct SearchModifier {
  private let text: Binding<String>
  private let prompt: Text?
  private let isPresented: Binding<Bool>?
  private let tokens: SearchTokenSource?
  @State private var isActive = false
  /// What was searched for when suggestions were of no use any more; nil when they are.
  @State private var settled: String?
  @State private var hasSuggestions = false
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var tie
  @Environment(\.searchSelection) private var selection
  @Environment(\.searchToolbarBehavior) private var toolbarBehavior
  @Environment(\.hidesSearchSuggestions) private var hidesSuggestions
  @Environment(\.navigationBar) private var bar
  @State private var place = SearchPlace()
  /// Whether a split view inside has the field in its first column.
  @State private var isInColumn = false
  @FocusState private var focus: Part?

  /// What may have the focus while something is searched for.
  private enum Part {
    case field, scopes, suggestions
  }

  nonisolated init(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?,
    tokens: SearchTokenSource? = nil
  ) {
    (self.text, self.prompt, self.isPresented) = (text, prompt, isPresented)
    self.tokens = tokens
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if isInColumn {
        EmptyView().modifier(PortalModifier(host: place.head, axis: .vertical, secondary: head))
        EmptyView().modifier(PortalModifier(host: place.suggestions, secondary: suggestionList))
      } else {
        head
      }
      content
        .environment(\.searchSuggestions, nil)
        .environment(\.searchScopes, nil)
        .environment(\.searchFocus, nil)
        .environment(\.searchSelection, nil)
        .environment(\.isSearching, isSearching.wrappedValue)
        .environment(\.dismissSearch, dismiss)
        .environment(\.searchPlace, place)
        .onPreferenceChange(TakesSearchKey.self) { isInColumn = $0 }
        .transformPreference(TakesSearchKey.self) { $0 = false }
        .fillsRoom()
        .modifier(PassedByModifier(isActive: hasSuggestions && !isInColumn))
        .overlay(alignment: .top) { if !isInColumn { suggestionList } }
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
    .onChange(of: focus) { last, focus in
      // What is suggested is of use to who types.
      if focus == nil { settled = text.wrappedValue } else if last == nil { settled = nil }
      // Who looks through what was found is still searching.
      let isSearching = focus != nil || !isEmpty
      if self.isSearching.wrappedValue != isSearching {
        self.isSearching.wrappedValue = isSearching
      }
    }
  }

  /// What stands above what is searched.
  @MainActor
  private var head: some View {
    VStack(spacing: 0) {
      if let bar, bar.searchItemCount > 0 {
        EmptyView().modifier(BarItemModifier(part: { $0.search }, axis: .horizontal, item: line))
      } else {
        line.padding(8)
      }
      if let scopes, isSearching.wrappedValue,
        !scopes.activation.needsText || !text.wrappedValue.isEmpty
      {
        scopes.picker.focused($focus, equals: .scopes).padding([.horizontal, .bottom], 8)
      }
    }
  }

  /// The field behind the tokens; the sign of a search that is to take no room until it begins.
  @MainActor @ViewBuilder
  private var line: some View {
    if isMinimized {
      Button("Search", systemImage: "magnifyingglass") { isSearching.wrappedValue = true }
        .labelStyle(IconOnlyLabelStyle())
        .frame(maxWidth: .infinity, alignment: .trailing)
    } else {
      HStack(spacing: 8) {
        // Who deletes a token goes on with the text.
        tokens?.views.environment(\.searchTokenDeleted) { focus = .field }
        if let tie { tie(AnyView(field)) } else { field }
      }
    }
  }

  /// What is suggested, which lies on the content; keys lead there instead.
  @MainActor
  private var suggestionList: some View {
    ZStack {
      if isSearching.wrappedValue, text.wrappedValue != settled, !hidesSuggestions {
        SearchSuggestionList(suggestions: allSuggestions, complete: complete)
          .focused($focus, equals: .suggestions)
      }
    }
    .onPreferenceChange(HasSearchSuggestionsKey.self) {
      (hasSuggestions, place.hasSuggestions) = ($0, $0)
    }
  }

  private var isMinimized: Bool {
    toolbarBehavior == .minimize && !isSearching.wrappedValue && isEmpty
  }

  /// Whether nothing is searched for.
  private var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.isEmpty() != false }

  private var allSuggestions: AnyView {
    guard let suggested = tokens?.suggestions else { return suggestions ?? AnyView(EmptyView()) }
    return AnyView(TupleView(suggested, suggestions))
  }

  private var field: some View {
    TextField(
      text: text, selection: selection, label: EmptyView(),
      prompt: prompt ?? Text(verbatim: "Search")
    )
    .environment(\.deleteBeforeText, tokens?.removeLast)
    .focused($focus, equals: .field)
    .onSubmit { settled = text.wrappedValue }
    .onKeyPress(.downArrow) {
      guard hasSuggestions else { return .ignored }
      focus = .suggestions
      return .handled
    }
  }

  private var isSearching: Binding<Bool> { isPresented ?? $isActive }

  private var dismiss: DismissSearchAction {
    DismissSearchAction(text: text, isSearching: isSearching, removeTokens: tokens?.removeAll)
  }

  /// Searches for a suggestion, of which there are no more once a text has been chosen.
  private func complete(_ suggestion: SearchCompletion) {
    switch suggestion {
    case .text(let suggestion):
      focus = .field
      (text.wrappedValue, settled) = (suggestion, suggestion)
    case .token(let token):
      guard tokens?.append(token) == true else { return }
      focus = .field
      text.wrappedValue = ""
    }
  }
}
