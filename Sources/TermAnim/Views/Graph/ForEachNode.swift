/// The node of a view for each element of a collection.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private var nodes: [TypedNode<Content>] = []
  /// The identities of `nodes`.
  private var ids: [ID] = []
  /// Rows that were shown before and may still be seen leaving.
  private var departed: [ID: Weak<TypedNode<Content>>] = [:]

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    super.init(view, in: context)
    reevaluate()
  }

  override var children: [ViewNode] { nodes }

  override func appendElements(to elements: inout [Element]) {
    for (id, node) in zip(ids, nodes) {
      let start = elements.count
      node.appendElements(to: &elements)
      for element in elements[start...] where element.rowID == nil {
        element.rowID = AnyHashable(id)
      }
    }
  }

  override func update(to view: ForEach<Data, ID, Content>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    reevaluate()
  }

  override func reevaluate() {
    let rows = tracking {
      view.data.map { (id: view.id($0), content: view.content($0)) }
    }
    if rows.lazy.map(\.id).elementsEqual(ids) {
      for (row, node) in zip(rows, nodes) { node.show(row.content, inputs: inputs) }
    } else {
      show(rows)
    }
  }

  override func addIdentified(to list: inout [(id: AnyHashable, node: ViewNode)]) {
    for (id, node) in zip(ids, nodes) {
      list.append((AnyHashable(id), node))
      node.addIdentified(to: &list)
    }
  }

  private func show(_ rows: [(id: ID, content: Content)]) {
    var known = Dictionary(zip(ids, nodes), uniquingKeysWith: { first, _ in first })
    nodes = rows.map { row in
      if let node = known.removeValue(forKey: row.id) ?? returning(row.id) {
        node.show(row.content, inputs: inputs)
        return node
      }
      return context().node(for: row.content)
    }
    ids = rows.map(\.id)
    departed = departed.filter { $0.value.object != nil }
    for (id, node) in known {
      node.leave()
      departed[id] = Weak(node)
    }
    elementsChanged()
    preferencesChanged(nil)
  }

  private func returning(_ id: ID) -> TypedNode<Content>? {
    guard let node = departed.removeValue(forKey: id)?.object else { return nil }
    node.restore()
    return node
  }
}
