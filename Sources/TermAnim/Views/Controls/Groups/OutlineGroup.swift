/// Views of a tree of data: what has children is shown and hidden with them by a press.
///
/// Everything is closed at first. An element whose children are nil is a leaf; with an empty
/// collection it can be opened, though there is nothing in it. In a list, each is a row.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let roots: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  nonisolated private init(
    roots: [Data.Element], _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Leaf
  ) {
    (self.roots, self.id, self.children, self.content) = (roots, id, children, content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(roots, id: id) { element in
      if let children = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(view: AnyView(subgroup(of: children)))
        } label: {
          content(element)
        }
      } else {
        // Beside the labels of those that have children.
        content(element).padding(.leading, DisclosureMark.room)
      }
    }
  }

  nonisolated private func subgroup(of elements: Data) -> OutlineGroup {
    OutlineGroup(roots: Array(elements), id, children, content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// The tree below one element, that element included.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(roots: [root], \.id, children, content)
  }

  /// The trees below the elements of `data`.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(roots: Array(data), \.id, children, content)
  }

  /// The tree below one element, that element included.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id, children, content)
  }

  /// The trees below the elements of `data`.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id, children, content)
  }
}
