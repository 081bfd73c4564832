extension View {
  /// Shows views below the field of a search further in, while something is searched for.
  ///
  /// They lie over what is searched. Those with `searchCompletion` can be chosen; then, and when
  /// Return is pressed in the field, they are gone until something else is searched for. None are
  /// shown where there are no views.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Puts a field for what is searched for above the view, and below it views that are suggested.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Puts a field for what is searched for above the view, and below it views that are suggested.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Lets the view be pressed as a suggestion of a search, which is then for `completion`.
  ///
  /// Elsewhere the view stays as it is.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Lets the view be pressed as a suggestion of a search, which is then for `token`, too, if it is
  /// one of its tokens.
  ///
  /// Elsewhere the view stays as it is.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }

  /// Shows or hides what a search further in suggests.
  ///
  /// Suggestions are shown over what is searched, which is `content`; of other places, where a
  /// terminal shows none, nothing comes.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hidesSearchSuggestions) {
      if !placements.isDisjoint(with: .content) { $0 = visibility == .hidden }
    }
  }
}

extension EnvironmentValues {
  /// What a search further in suggests; nil for nothing.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// Searches for what has been suggested; nil where nothing is.
  @Entry var completeSearch: ((SearchCompletion) -> Void)?

  private enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  /// Whether a search further in shows no suggestions.
  @Entry var hidesSearchSuggestions: Bool = false
}
