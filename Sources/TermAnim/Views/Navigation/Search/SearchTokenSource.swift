/// What is searched for besides a text.
struct SearchTokenSource {
  /// The tokens, side by side.
  let views: AnyView
  /// Those that might be searched for, too; nil for none.
  let suggestions: AnyView?
  let removeLast: () -> Void
  let removeAll: () -> Void
  let isEmpty: () -> Bool
  /// Searches for a token, too, if it is one of these and not there yet; says whether it is one.
  let append: (Any) -> Bool

  /// Tokens that a press takes away.
  nonisolated init<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    _ tokens: Binding<Tokens>, suggested: Binding<Tokens>? = nil,
    token: @escaping (Tokens.Element) -> Token
  ) where Tokens.Element: Identifiable {
    let suggestions = suggested.map { suggested in
      LazyPanel {
        ForEach(suggested.wrappedValue) { value in token(value).searchCompletion(value) }
      }
    }
    self.init(tokens, views: SearchTokens(tokens: tokens, token: token), suggestions: suggestions)
  }

  /// Tokens that can be changed, and that only keys take away.
  nonisolated init<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    editing tokens: Binding<Tokens>, token: @escaping (Binding<Tokens.Element>) -> Token
  ) where Tokens.Element: Identifiable {
    let views = LazyPanel {
      ForEach(tokens.wrappedValue) { value in
        token(tokens[token: value]).modifier(SearchTokenLook())
      }
    }
    self.init(tokens, views: views, suggestions: EmptyView?.none)
  }

  private nonisolated init<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Views: View, Suggestions: View
  >(_ tokens: Binding<Tokens>, views: Views, suggestions: Suggestions?)
  where Tokens.Element: Identifiable {
    (self.views, self.suggestions) = (AnyView(views), suggestions.map { AnyView($0) })
    removeLast = {
      guard let last = tokens.wrappedValue.indices.last else { return }
      tokens.wrappedValue.remove(at: last)
    }
    removeAll = { tokens.wrappedValue.removeAll() }
    isEmpty = { tokens.wrappedValue.isEmpty }
    append = {
      guard let token = $0 as? Tokens.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) {
        tokens.wrappedValue.append(token)
      }
      return true
    }
  }
}

extension Binding where Value: RandomAccessCollection & RangeReplaceableCollection {
  /// A binding to the element that has the identity of `element`, which it is without one.
  fileprivate subscript(token element: Value.Element) -> Binding<Value.Element>
  where Value.Element: Identifiable {
    Binding<Value.Element> {
      wrappedValue.first { $0.id == element.id } ?? element
    } set: { new in
      guard let index = wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
      wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
    }
  }
}
