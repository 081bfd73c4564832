/// The node of a view that is one of several, or none.
final class BranchNode<Content: View>: TypedNode<Content> {
  private let branch: (Content) -> Branch?
  private var current: (id: ViewIdentity, isNamed: Bool, node: ViewNode)?
  /// Branches that were shown before and may still be seen leaving.
  private var departed: [ViewIdentity: Backlink<ViewNode>] = [:]
  /// What stands for all branches where one element is asked for.
  private var single: BranchElement?

  init(_ view: Content, in context: NodeContext, branch: @escaping (Content) -> Branch?) {
    self.branch = branch
    super.init(view, in: context)
    if let branch = branch(view) {
      current = (branch.id, branch.isNamed, branch.child.makeNode(self.context()))
    }
  }

  override var childrenComeAndGo: Bool { true }

  override var children: [ViewNode] {
    if let current { [current.node] } else { [] }
  }

  override var rowMaker: RowMaker? { inputs.isUnary ? nil : parent?.rowMaker }

  override func appendElements(to elements: inout [Element]) {
    guard inputs.isUnary else { return super.appendElements(to: &elements) }
    var inner: [Element] = []
    super.appendElements(to: &inner)
    let single = single ?? BranchElement(graph: graph, scope: inputs.transactions)
    self.single = single
    single.show(inner.first)
    elements.append(single)
  }

  override func update(to view: Content, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    let branch = branch(view)
    if let current, current.id == branch?.id {
      branch?.child.update(current.node, inputs)
    } else {
      show(branch)
    }
  }

  override func addIdentified(to list: inout [(id: AnyHashable, node: ViewNode)]) {
    if let current, current.isNamed { list.append((current.id.spoken, current.node)) }
    super.addIdentified(to: &list)
  }

  private func show(_ branch: Branch?) {
    if let current {
      current.node.leave()
      departed = departed.filter { $0.value.object != nil }
      departed[current.id] = current.node.backlink
    }
    current = branch.map { ($0.id, $0.isNamed, node(for: $0)) }
    elementsChanged()
  }

  private func node(for branch: Branch) -> ViewNode {
    guard let node = departed.removeValue(forKey: branch.id)?.object else {
      return branch.child.makeNode(context())
    }
    node.restore()
    branch.child.update(node, inputs)
    return node
  }
}
