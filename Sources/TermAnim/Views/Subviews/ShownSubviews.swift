/// Which nodes of a list of subviews are in the tree: those of the subviews that are shown, with
/// all that is in them, and what is around these.
///
/// The others keep their state and are described like all views, but have not appeared.
@MainActor
final class ShownSubviews {
  /// What stands for a subview as it comes and goes, and the subview.
  fileprivate struct Entry {
    let node: Backlink<ViewNode>
    /// What is seen with it.
    let companions: [Backlink<ViewNode>]
    /// Weak, as it holds the list that it is in.
    let source: Weak<ListedView>
    /// The number of the last time that it was shown anew; all go in the order of these.
    let number: Int
  }

  /// What lists the subviews; gone when a subview outlives it.
  private weak var list: ViewNode?
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0
  /// What is in the tree around some of the nodes.
  private var surroundings: [Backlink<ViewNode>] = []
  /// What the nodes around subviews that are seen leaving wait for, when they leave themselves.
  private var partings: [ObjectIdentifier: Weak<Farewell>] = [:]
  private var isAboutToLook = false
  /// What may be shown after all, which is found out before it looks.
  private var claims: [() -> Void] = []
  /// Those of the views that are listed; nil until somebody asks.
  private var identities: GivenIdentities?

  /// The shown nodes of `list`, which are none at first.
  init(of list: ViewNode) {
    self.list = list
    list.listSubviews()
  }

  /// Finds what comes and goes as the views of `sources`, which are listed.
  ///
  /// Once found it stays, unless it has come to hold other subviews besides. Then it is around all
  /// of them, and those that are not shown are not in the tree.
  func find(_ sources: [ListedView]) {
    guard let list else { return }
    let lost = sources.filter { $0.item?.isSoleNode(of: $0.element) != true }
    guard !lost.isEmpty else { return }
    let nodes = ItemNodes(in: list)
    for source in lost {
      let (old, found) = (source.item, nodes.node(of: source.element))
      source.item = found
      if let old, let found, found !== old, found.isInside(old) {
        narrow(old, to: found, of: source)
      }
    }
  }

  /// Takes note that `inner` comes and goes as the view of `source`, and `outer` only around it.
  private func narrow(_ outer: ViewNode, to inner: ViewNode, of source: ListedView) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(outer)), !outer.isRemoved
    else { return }
    outer.listSubviews(besides: inner, of: source.element)
    entries[ObjectIdentifier(inner)] = Entry(
      node: inner.backlink, companions: companions(of: source, inner), source: Weak(source),
      number: entry.number)
    surroundings += nodesAround(inner).prefix { $0 !== outer.parent }.map(\.backlink)
  }

  /// Takes note that the view of `source` is shown.
  func show(_ source: ListedView) {
    guard list != nil, let node = source.item else { return }
    count += 1
    let companions = companions(of: source, node)
    entries[ObjectIdentifier(node)] = Entry(
      node: node.backlink, companions: companions, source: Weak(source), number: count)
    node.part(with: nil)
    if !node.isRemoved, !node.isAroundSubviews { return }
    for around in nodesAround(node).reversed() where around.isRemoved {
      around.enterAroundSubviews()
      surroundings.append(around.backlink)
    }
    for companion in companions { companion.object?.enterBesideSubviews() }
    node.enterAsSubview()
  }

  /// What is seen with the view of `source`, which comes and goes as `node`.
  private func companions(of source: ListedView, _ node: ViewNode) -> [Backlink<ViewNode>] {
    if let entry = entries[ObjectIdentifier(node)], entry.source.object === source {
      return entry.companions
    }
    return nodesAround(node).flatMap { $0.nodes(beside: source.element) }.map(\.backlink)
  }

  /// Takes out of the tree what is no longer shown, when all that comes in this update has come.
  func lookLater() {
    guard let list, !isAboutToLook else { return }
    isAboutToLook = true
    list.graph.enqueue(Transaction()) { [weak self] in self?.removeUnshown() }
  }

  /// Runs `claim` when all that comes in this update has come.
  func claimLater(_ claim: @escaping () -> Void) {
    guard list != nil else { return }
    claims.append(claim)
    lookLater()
  }

  /// The identities that the program has given the view of `element`, from the outside inwards.
  func identities(of element: Element) -> [AnyHashable] {
    let known = identities ?? GivenIdentities(in: list?.children ?? [])
    identities = known
    return known.identities(of: element)
  }

  /// Takes note that other views may be listed.
  func forgetIdentities() {
    identities = nil
  }

  /// O(nodes shown and around).
  private func removeUnshown() {
    isAboutToLook = false
    let claims = claims
    self.claims = []
    for claim in claims { claim() }
    var (gone, around) = ([Entry](), Set<ObjectIdentifier>())
    for entry in entries.values {
      if entry.isShown, let node = entry.node.object {
        around.formUnion(nodesAround(node).map(ObjectIdentifier.init))
      } else {
        gone.append(entry)
      }
    }
    gone.sort { $0.number < $1.number }
    for entry in gone { entry.removeCompanions() }
    remove(gone.compactMap(\.node.object), besides: around)
    entries = entries.filter { $0.value.isShown }
    surroundings.removeAll { $0.object?.isRemoved ?? true }
    partings = partings.filter { $0.value.object != nil }
  }

  /// Takes out of the tree what is shown no longer, and what is around it unless it is one of
  /// `shown`.
  ///
  /// What is around is seen as long as any of those in it, also those that began to leave before.
  private func remove(_ gone: [ViewNode], besides shown: Set<ObjectIdentifier>) {
    for node in gone where !shown.contains(ObjectIdentifier(node)) { node.remove() }
    for node in gone {
      for outer in nodesAround(node) {
        let id = ObjectIdentifier(outer)
        let farewell = partings[id]?.object ?? outer.graph.departures.makeFarewell()
        partings[id] = Weak(farewell)
        node.parting.farewell?.hold(farewell)
        if !shown.contains(id) { outer.part(with: farewell) }
      }
    }
    for case let node? in surroundings.map(\.object)
    where !shown.contains(ObjectIdentifier(node)) {
      node.remove()
    }
  }

  /// The nodes between the list and `node`, from the inside outwards.
  private func nodesAround(_ node: ViewNode) -> [ViewNode] {
    Array(sequence(first: node, next: { $0.parent }).dropFirst().prefix { $0 !== list })
  }
}

extension ShownSubviews.Entry {
  /// Whether the node is there and its view is shown somewhere.
  @MainActor
  fileprivate var isShown: Bool {
    node.object != nil && source.object?.isShown == true
  }

  /// Takes what is seen with the node out of the tree, where it is seen as long as that.
  @MainActor
  fileprivate func removeCompanions() {
    for case let companion? in companions.map(\.object) {
      companion.part(with: node.object?.parting.farewell)
      companion.remove()
    }
  }
}
