/// The modifier of `searchable`.
struct SearchModifier {
  private let text: Binding<String>
  private let prompt: Text?
  private let isPresented: Binding<Bool>?
  @State private var isActive = false
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
        .padding(8)
      content
        .environment(\.isSearching, isSearching.wrappedValue)
        .environment(
          \.dismissSearch, DismissSearchAction(text: text, isSearching: isSearching)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onAppear { if isSearching.wrappedValue { isFocused = true } }
    .onChange(of: isSearching.wrappedValue) { _, isSearching in
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
}
