/// The tokens before the field of a search, which a press or the Delete key takes away.
struct SearchTokens<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>
where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let token: (Tokens.Element) -> Token
  @FocusState private var focus: Tokens.Element.ID?
  @Environment(\.searchTokenDeleted) private var deletedByKey
}

extension SearchTokens: View {
  var body: some View {
    ForEach(tokens.wrappedValue) { value in
      Button {
        remove(value)
      } label: {
        token(value).modifier(SearchTokenLook())
      }
      .buttonStyle(.plain)
      .focused($focus, equals: value.id)
      .onKeyPress(keys: [.delete, .deleteForward]) { _ in
        guard focus == value.id else { return .ignored }
        remove(value)
        deletedByKey()
        return .handled
      }
    }
  }

  private func remove(_ value: Tokens.Element) {
    tokens.wrappedValue.removeAll { $0.id == value.id }
  }
}

extension EnvironmentValues {
  /// Told when a key has taken a token of a search away.
  @Entry var searchTokenDeleted: () -> Void = {}
}
