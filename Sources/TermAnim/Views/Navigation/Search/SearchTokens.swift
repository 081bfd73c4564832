/// The tokens before the field of a search.
struct SearchTokens<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>
where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let token: (Tokens.Element) -> Token
}

extension SearchTokens: View {
  var body: some View {
    ForEach(tokens.wrappedValue) { value in
      Button {
        tokens.wrappedValue.removeAll { $0.id == value.id }
      } label: {
        token(value).modifier(SearchTokenLook())
      }
      .buttonStyle(.plain)
    }
  }
}
