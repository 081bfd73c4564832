/// The node of a view for each element of a collection.
///
/// Rows are gone through by their index: pairing sequences of generic elements would make types
/// anew for each type of row, which is what the first row costs most. For the same reason the node
/// does not name the type of what describes the rows.
final class ForEachNode<Described, ID: Hashable, Content: View>: TypedNode<Described> {
  private let rows: (Described) -> [ForEachRow<ID, Content>]
  private var nodes: [TypedNode<Content>] = []
  /// The identities of `nodes`.
  private var ids: [ID] = []
  /// Rows that were shown before and may still be seen leaving.
  private var departed: [ID: Weak<TypedNode<Content>>] = [:]

  /// A node in `context` for a view whose rows are those that `rows` makes of it.
  init(
    _ view: Described, in context: NodeContext,
    rows: @escaping (Described) -> [ForEachRow<ID, Content>]
  ) {
    self.rows = rows
    super.init(view, in: context)
    reevaluate()
  }

  override var childrenComeAndGo: Bool { true }

  override var children: [ViewNode] { nodes }

  override func appendElements(to elements: inout [Element]) {
    for index in nodes.indices {
      let start = elements.count
      nodes[index].appendElements(to: &elements)
      for element in elements[start...] where element.rowID == nil {
        element.rowID = AnyHashable(ids[index])
      }
    }
  }

  override func update(to view: Described, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    reevaluate()
  }

  override func reevaluate() {
    let rows = tracking { self.rows(view) }
    if rows.count == ids.count, rows.indices.allSatisfy({ rows[$0].id == ids[$0] }) {
      for index in nodes.indices { nodes[index].show(rows[index].content, inputs: inputs) }
    } else {
      show(rows)
    }
  }

  override func addIdentified(to list: inout [(id: AnyHashable, node: ViewNode)]) {
    for index in nodes.indices {
      list.append((AnyHashable(ids[index]), nodes[index]))
      nodes[index].addIdentified(to: &list)
    }
  }

  private func show(_ rows: [ForEachRow<ID, Content>]) {
    let (oldNodes, oldIDs) = (nodes, ids)
    var known: [ID: TypedNode<Content>] = [:]
    for index in nodes.indices where known[ids[index]] == nil { known[ids[index]] = nodes[index] }
    nodes = rows.map { row in
      if let node = known.removeValue(forKey: row.id) ?? returning(row.id) {
        node.show(row.content, inputs: inputs)
        return node
      }
      return context().node(for: row.content)
    }
    ids = rows.map { $0.id }
    departed = departed.filter { $0.value.object != nil }
    // In the order of the rows, which a dictionary does not keep.
    for index in oldNodes.indices where known[oldIDs[index]] === oldNodes[index] {
      oldNodes[index].leave()
      departed[oldIDs[index]] = Weak(oldNodes[index])
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
