extension View {
  /// Puts a field for what is searched for above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    VStack(spacing: 0) {
      TextField(text: text, prompt: prompt ?? Text(verbatim: "Search")) { EmptyView() }
        .padding(8)
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// Puts a field for what is searched for above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// Where a search field goes; in a terminal, always above what is searched.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
}
