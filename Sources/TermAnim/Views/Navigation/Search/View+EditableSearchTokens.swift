/// Searches for tokens beside a text that can be changed where they stand.
extension View {
  /// Puts a field for what is searched for above the view, behind tokens that Backspace takes away.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: nil,
        tokens: SearchTokenSource(editing: editableTokens, token: token)))
  }

  /// Puts a field for what is searched for above the view, behind tokens that Backspace takes away.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt),
      token: token)
  }

  /// Puts a field for what is searched for above the view, behind tokens that Backspace takes away.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, Prompt: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt),
      token: token)
  }

  /// Puts a field for what is searched for above the view, behind tokens that Backspace takes away;
  /// the field has the focus while `isPresented`.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokenSource(editing: editableTokens, token: token)))
  }

  /// Puts a field for what is searched for above the view, behind tokens that Backspace takes away;
  /// the field has the focus while `isPresented`.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Puts a field for what is searched for above the view, behind tokens that Backspace takes away;
  /// the field has the focus while `isPresented`.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, Prompt: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}
