/// A view for each element of a collection, told apart by identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What stands for the view where its data are known only when it is shown; otherwise nil.
  var resolved: AnyView? = nil
}

extension ForEach where Content: View {
  /// A view for each element, which stays the same view wherever an element with its `id` is.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// A view for each element, which stays the same view wherever the element is.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    // Not a key path, which would be made anew each time in generic code.
    self.init(data: data, content: content) { $0.id }
  }

  /// A view for each number of a range.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    if resolved != nil { return UnaryNode(self, in: context) { $0.resolved } }
    return ForEachNode(self, in: context) { view in
      view.data.map { ForEachRow(id: view.id($0), content: view.content($0)) }
    } rows: { view in
      ForEachRows(count: view.data.count) {
        view.id(view.element(at: $0))
      } row: {
        let element = view.element(at: $0)
        return ForEachRow(id: view.id(element), content: view.content(element))
      }
    }
  }

  private func element(at place: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: place)]
  }
}
