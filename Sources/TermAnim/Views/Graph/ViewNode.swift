/// A view's place in the tree: what stays when the views around it are described again.
///
/// A class because its identity is the view's: state, running animations and subscriptions belong
/// to it. Nodes form a tree in which parents own their children; what a node contributes to the
/// layout is the list of its `Element`s.
@MainActor
class ViewNode {
  unowned let graph: ViewGraph
  private var backlinks = Backlink<ViewNode>.Source()
  private let parentLink: Backlink<ViewNode>?
  /// The number of nodes around this one.
  let depth: Int
  /// How many nodes of the graph were made before this one.
  let number: Int
  var inputs: ViewInputs
  /// Counts the evaluations, so that dependencies noted in an earlier one can be told.
  private(set) var evaluation = 0
  /// Whether the node's view observes objects that say themselves when they change.
  final var observesObjects = false
  /// Whether something the node read has changed since it was evaluated.
  private(set) var isInvalid = false
  /// Whether motion alone has changed something the node read.
  private(set) var isMoved = false
  /// The place of the node among those that are to collect their elements; nil for none.
  final var collectorIndex: Int?
  /// What was read of `@Observable` objects in the last evaluation.
  final var watch: ObservationWatch?
  /// What a transition makes of the inputs that come from the nodes around; nil for nothing.
  final var inputsEdit: InputsEdit?
  /// Where the view is shown if not where it is written.
  final var place: ShownPlace?
  /// What shows the node's views coming and going; nil where those around the node do.
  final var container: (any ItemContainer)?
  /// Whether the node has been taken out of the tree, where it may still be shown leaving, or is
  /// not in it yet, as a subview that nobody shows.
  private(set) var isRemoved: Bool
  /// Whether the node is in the tree with nothing of it to be seen, as a page that is covered.
  private(set) var isHidden = false
  /// Whether something hides the node from sight; it is hidden as well with what is around it.
  final var isCovered = false {
    didSet { if isCovered != oldValue { sightChanged() } }
  }
  /// How the node was taken out of the tree.
  final var parting = Parting()
  /// Whether what is below comes into the tree one by one, as where subviews are listed.
  private(set) var isAroundSubviews = false

  init(in context: NodeContext) {
    (graph, parentLink, inputs) = (context.graph, context.parent?.backlink, context.inputs)
    depth = (context.parent?.depth ?? -1) + 1
    number = context.graph.takeNodeNumber()
    isRemoved = context.parent?.keepsNodesOut ?? false
    isHidden = isToBeHidden
  }

  /// The nodes right below, in order.
  var children: [ViewNode] { [] }

  /// The children in the order in which they are written.
  var writtenChildren: [ViewNode] { children }

  /// Whether the nodes right below come and go one by one.
  var childrenComeAndGo: Bool { false }

  /// The elements of the node's own, around those of the nodes below, that keys may go to.
  var focusableElements: [FocusableElement] { [] }

  /// The transaction that applies to changes of this node in the current update.
  var transaction: Transaction {
    inputs.transactions.transaction(of: graph.currentUpdate)
  }

  /// The node right above; nil for the root.
  final var parent: ViewNode? { parentLink?.object }

  /// For what refers to the node and does not keep it.
  final var backlink: Backlink<ViewNode> { backlinks.link(to: self) }

  // MARK: Evaluation

  /// Asks for `reevaluate()` in the current or the next update.
  final func invalidate() {
    guard !isInvalid else { return }
    isInvalid = true
    graph.nodeBecameInvalid(self)
  }

  /// Asks for `reevaluate()` in the next frame that is shown, as something has moved on its own.
  final func invalidateByMotion() {
    guard !isMoved else { return }
    isMoved = true
    graph.nodeMoved(self)
  }

  /// Asks for `reevaluate()` if something has moved since the last evaluation.
  final func invalidateIfMoved() {
    guard isMoved else { return }
    isMoved = false
    invalidate()
  }

  /// Evaluates again if something that was read has changed.
  final func reevaluateIfInvalid() {
    guard isInvalid else { return }
    isInvalid = false
    reevaluate()
  }

  /// Does what the node asked the graph to be woken for.
  func wakeUp() {
    invalidate()
  }

  /// Evaluates what the node's view is made of, as the view itself has not changed.
  func reevaluate() {}

  /// Takes other inputs for the same view.
  func update(inputs: ViewInputs) {
    self.inputs = inputs
  }

  /// Runs `evaluate` such that whatever it reads invalidates this node when it changes.
  final func tracking<Result>(_ evaluate: () -> Result) -> Result {
    evaluation += 1
    (isInvalid, isMoved) = (false, false)
    return ObservationWatch.watching(self) { Evaluation.of(self, evaluate) }
  }

  // MARK: Structure

  /// Adds what the node contributes to the layout around it.
  func appendElements(to elements: inout [Element]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Tells those who asked for the node's elements to ask again.
  func elementsChanged() {
    parent?.elementsChanged()
  }

  /// What makes the views of the nodes below as they come near the window of a lazy container, one
  /// by one; nil elsewhere.
  var rowMaker: RowMaker? { nil }

  /// Whether the node or one below has state that would be lost with it.
  var keepsState: Bool { children.contains(where: \.keepsState) }

  /// Makes what the program has given an identity, in the current update, where that is a row of a
  /// lazy container that is not made; says whether there is one.
  func makeRow(identifiedBy id: AnyHashable) -> Bool {
    children.contains { $0.makeRow(identifiedBy: id) }
  }

  /// Adds the parts of the subtree to which the program has given an identity, with it.
  func addIdentified(to list: inout [(id: AnyHashable, node: ViewNode)]) {
    for child in children { child.addIdentified(to: &list) }
  }

  // MARK: Preferences

  /// Adds what the views of the subtree say under `key`, in their order.
  func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    for child in children { child.addPreferences(of: key, to: &reduction) }
  }

  /// Tells those who listen that the subtree may say something else under a key; nil is any key.
  func preferencesChanged(_ key: ObjectIdentifier?) {
    shownParent?.preferencesChanged(key)
  }

  /// The node around the place where the view is shown, which for a subview is not where it is
  /// written.
  final var shownParent: ViewNode? { place?.shower ?? parent }

  // MARK: Life

  /// Takes the subtree out of the tree.
  ///
  /// It lives at least to the end of the update, and for as long as one of its elements is seen
  /// leaving; it may come back during that time.
  final func leave() {
    var elements: [Element] = []
    appendElements(to: &elements)
    for element in elements { element.nodeWasRemoved(self) }
    if isRemoved { parent?.nearestFarewell?.keep(self) }
    let farewell = graph.departures.makeFarewell()
    parting.farewell = farewell
    graph.keepUntilEndOfUpdate(self, farewell)
    remove()
  }

  /// Takes the subtree out of the tree, where nobody is to see it leaving.
  final func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    didRemove()
    if !isHidden { didLeaveSight() }
    container?.nodeLeft()
    for child in children { child.remove() }
  }

  /// Puts the subtree back, provided that what is around is in the tree.
  final func restore() {
    guard parent?.keepsNodesOut != true else {
      // It is seen as long as what is around it.
      if let around = parent?.nearestFarewell { parting.farewell?.handOver(to: around) }
      return
    }
    putBack()
    parting.farewell?.end()
  }

  /// From the inside outwards, as views come.
  private func putBack() {
    guard isRemoved else { return }
    isRemoved = false
    if parting.end() { invalidate() }
    isHidden = isToBeHidden
    for child in children { child.restore() }
    container?.nodeCameBack()
    didRestore()
    tellSight()
  }

  func didRemove() {}

  func didRestore() {}

  // MARK: Sight

  /// Whether the node is in the tree, and not hidden.
  final var isInSight: Bool { !isRemoved && !isHidden }

  /// Whether a node right below is hidden for what is around it.
  func hides(_ child: ViewNode) -> Bool { isHidden }

  private var isToBeHidden: Bool { isCovered || parent?.hides(self) ?? false }

  /// Hides the subtree or lets it be seen, as what is around it says; as views come and go, it goes
  /// from the outside inwards and comes from the inside outwards.
  final func sightChanged() {
    let isHidden = isToBeHidden
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    if isHidden, !isRemoved { didLeaveSight() }
    for child in children { child.sightChanged() }
    if !isHidden, !isRemoved { didComeIntoSight() }
  }

  /// Tells a node that is in the tree again whether it is in sight, too.
  private func tellSight() {
    if isHidden { didLeaveSight() } else { didComeIntoSight() }
  }

  /// Ends what is only for views that are seen; what has ended already stays as it is.
  func didLeaveSight() {}

  func didComeIntoSight() {}

  // MARK: Subviews

  /// Whether nodes right below are not in the tree before they are put there.
  private var keepsNodesOut: Bool { isRemoved || isAroundSubviews }

  /// Keeps all that is below out of the tree until it is shown as a subview.
  final func listSubviews() {
    isAroundSubviews = true
  }

  /// Puts the subtree in the tree, as a subview that is shown.
  final func enterAsSubview() {
    isAroundSubviews = false
    if isRemoved { return putBack() }
    for child in children { child.restore() }
  }

  /// Puts the subtree in the tree, whose views are not among the subviews listed around it.
  final func enterBesideSubviews() {
    part(with: nil)
    putBack()
  }

  /// The nodes right below whose views are seen with `element`, which is not theirs, as a
  /// background is.
  func nodes(beside element: Element) -> [ViewNode] { [] }

  /// Puts the node in the tree, and nothing that is below.
  final func enterAroundSubviews() {
    guard isRemoved else { return }
    (isRemoved, isAroundSubviews) = (false, true)
    part(with: nil)
    if parting.end() { invalidate() }
    isHidden = isToBeHidden
    container?.nodeCameBack()
    didRestore()
    tellSight()
  }
}
