/// An element as the content of a transition.
///
/// Its views stay where they are in the tree; what the transition sets for its content is passed on
/// to them.
final class ElementContentSource: ContentSource {
  private let element: Element
  /// Where the views of the element are, somewhere.
  private unowned let container: ViewNode
  /// The node of the transition.
  weak var transition: ViewNode?
  /// What the transition itself sees.
  private var surroundings: EnvironmentSnapshot
  /// The node of the views; found when there is something to be passed on.
  private weak var receiver: ViewNode?
  /// Where the transition shows the element, in the order in which the places were made.
  private var places: [Weak<ElementNode>] = []
  /// Whether the transition is over, and nothing is passed on any more.
  private var isOver = false

  init(_ element: Element, inside container: ViewNode, seeing surroundings: EnvironmentSnapshot) {
    (self.element, self.container, self.surroundings) = (element, container, surroundings)
  }

  /// Where the element is in the transition; nil before that is made.
  @MainActor
  private var place: ElementNode? {
    let places = places.compactMap(\.object)
    return places.first(where: \.element.hasContent) ?? places.last
  }

  /// What applies to changes around the views, in the container.
  @MainActor
  var scope: TransactionScope { container.inputs.transactions }

  /// What applies to changes where the element is in the transition; nil where it is not.
  @MainActor
  var transaction: Transaction? { place?.transaction }

  /// Notes which elements have been put around that of the view, up to `outermost`, and that they
  /// are.
  @MainActor
  func markElements(within outermost: Element) {
    for case let around as WrapperElement in outermost.wrapped.prefix(while: { $0 !== element }) {
      around.content.parent = around
    }
    var inner = element
    while inner !== outermost, let around = inner.parent {
      // A move changes the place on the screen, which is what is matched.
      around.isOfTransition = !(around is MoveElement)
      inner = around
    }
  }

  /// Takes note that the transition sees another environment.
  @MainActor
  func update(surroundings: EnvironmentSnapshot) {
    self.surroundings = surroundings
  }

  override func makeNode(in context: NodeContext) -> ViewNode {
    let current = place
    let node = ElementNode(element, of: self, in: context)
    if current != nil { pass(context.inputs) }
    if let current, !current.isRemoved { current.element.takeContent() }
    places.removeAll { $0.object == nil }
    for case let other? in places.map(\.object) {
      other.element.share(with: node.element)
      node.element.share(with: other.element)
    }
    places.append(Weak(node))
    return node
  }

  /// Lets the element be in a place that is in the tree, unless it is, or the transition is not.
  @MainActor
  func placesChanged() {
    guard transition?.isRemoved == false else { return }
    let places = places.compactMap(\.object)
    if places.contains(where: { $0.element.hasContent && !$0.isRemoved }) { return }
    places.first { !$0.isRemoved }?.element.takeContent()
  }

  /// Lets the views see what is set around them at first, which is not on its way; from now on what
  /// another transition sets for them does not reach them.
  @MainActor
  func begin() {
    if let place { pass(place.inputs, in: Transaction(), takingOver: true) }
  }

  /// Passes nothing on any more; what has been set stays until it is taken back.
  @MainActor
  func end() {
    isOver = true
    if let edit = receiver?.inputsEdit, edit.owner === self { edit.owner = nil }
  }

  /// Takes back what has been set, where no other transition has set something since.
  @MainActor
  func takeBack() {
    guard let receiver, let edit = receiver.inputsEdit, edit.owner == nil else { return }
    apply(EnvironmentValues(), with: edit, for: receiver, in: Transaction())
  }

  override func update(_ node: ViewNode, inputs: ViewInputs) {
    node.update(inputs: inputs)
  }

  /// Lets the views see what has been set around them, in the transaction that reaches them there.
  @MainActor
  func pass(_ inputs: ViewInputs) {
    // Once it is over, the container may have gone.
    guard !isOver else { return }
    pass(inputs, in: inputs.transactions.transaction(of: container.graph.currentUpdate))
  }

  /// Lets the views see what has been set around them, and show it in `transaction`.
  @MainActor
  private func pass(
    _ inputs: ViewInputs, in transaction: Transaction, takingOver: Bool = false
  ) {
    guard !isOver else { return }
    let changes = inputs.environment.values.changes(since: surroundings.values)
    guard !changes.isEmpty || receiver != nil, let node = foundReceiver() else { return }
    let edit = node.inputsEdit ?? InputsEdit(of: node.inputs)
    node.inputsEdit = edit
    if takingOver || edit.owner == nil { edit.owner = self }
    if edit.owner === self { apply(changes, with: edit, for: node, in: transaction) }
  }

  @MainActor
  private func apply(
    _ changes: EnvironmentValues, with edit: InputsEdit, for node: ViewNode,
    in transaction: Transaction
  ) {
    guard !changes.isSame(as: edit.changes) else { return }
    edit.take(changes)
    node.graph.run(with: transaction, inside: node.inputs.transactions) {
      // What the edit was given is of the place already, which is not to be asked twice.
      node.update(inputs: node.place?.own ?? edit.given)
    }
  }

  @MainActor
  private func foundReceiver() -> ViewNode? {
    let node = receiver ?? container.itemNode(of: element)
    receiver = node
    return node
  }
}
