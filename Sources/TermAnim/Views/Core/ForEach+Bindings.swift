extension ForEach where Content: View {
  /// A view for a binding to each element, which stays the same view wherever the element is.
  ///
  /// A binding is to its element wherever that has moved; once the element is gone, it reads as it
  /// was and cannot be changed.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(bindings: data, identity: { $0.id }, content: content)
  }

  /// A view for a binding to each element, which stays the same view wherever an element with its
  /// `id` is.
  ///
  /// A binding is to its element wherever that has moved; once the element is gone, it reads as it
  /// was and cannot be changed.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(bindings: data, identity: { $0[keyPath: id] }, content: content)
  }

  nonisolated private init<C: MutableCollection & RandomAccessCollection>(
    bindings data: Binding<C>, identity: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let all = data.wrappedValue
    self.init(
      data: all.indices.lazy.map { ($0, identity(all[$0])) },
      content: { content(data.element(all[$0.0], at: $0.0, identity: identity)) },
      id: { $0.1 })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to `element`, which is at `index` or was there a moment ago.
  nonisolated func element<ID: Hashable>(
    _ element: Value.Element, at index: Value.Index,
    identity: @escaping (Value.Element) -> ID
  ) -> Binding<Value.Element> {
    part(ElementLocation(location, element, at: index) { AnyHashable(identity($0)) })
  }
}
