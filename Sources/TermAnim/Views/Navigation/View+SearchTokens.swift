extension View {
  /// Puts a field for what is searched for above the view, behind tokens that are searched for, too.
  ///
  /// A press of a token takes it away.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: nil,
        tokens: AnyView(SearchTokens(tokens: tokens, token: token))))
  }

  /// Puts a field for what is searched for above the view, behind tokens that are searched for, too.
  ///
  /// A press of a token takes it away.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, prompt: Text(prompt), token: token)
  }

  /// Puts a field for what is searched for above the view, behind tokens that are searched for, too.
  ///
  /// A press of a token takes it away.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, Prompt: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Prompt, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, prompt: Text(prompt), token: token)
  }

  /// Puts a field for what is searched for above the view, behind tokens that are searched for, too; the
  /// field has the focus while `isPresented`.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: AnyView(SearchTokens(tokens: tokens, token: token))))
  }
}

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
        token(value)
          .padding(.horizontal, 8)
          .background(ControlColor.track, in: RoundedRectangle(cornerRadius: 4))
      }
      .buttonStyle(.plain)
    }
  }
}
