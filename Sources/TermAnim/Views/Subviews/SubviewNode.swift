/// The node of a subview: it shows an element that a node elsewhere has made.
final class SubviewNode: TypedNode<Subview> {
  /// What is shown: the subview's own source, or a double where another place shows that.
  private var source: SubviewSource
  private var wrapper: SubviewElement?
  /// What was shown before and may still be seen leaving.
  private var departed: [Weak<SubviewElement>] = []

  override init(_ view: Subview, in context: NodeContext) {
    source = view.source
    super.init(view, in: context)
    show()
  }

  override func update(to view: Subview, inputs: ViewInputs) {
    let old = self.view.source
    super.update(to: view, inputs: inputs)
    if old !== view.source {
      leave(source)
      source = view.source
      show()
      elementsChanged()
    } else if !isListed {
      source = view.source
      show()
      elementsChanged()
    } else {
      place()
    }
  }

  /// Whether what is shown is the subview still, or a double of it.
  private var isListed: Bool {
    sequence(first: view.source, next: \.double).contains { $0 === source }
  }

  override func appendElements(to elements: inout [Element]) {
    guard let wrapper else { return }
    wrapper.takeContent()
    elements.append(wrapper)
  }

  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    if let node = source.node, node.place?.shower === self {
      node.addPreferences(of: key, to: &reduction)
    }
  }

  override func didRemove() {
    preferencesChanged(nil)
    // It may be shown elsewhere already; otherwise it is seen as long as what shows it.
    if source.shower === self { source.item?.part(after: nearestFarewell) }
    source.shown.lookLater()
  }

  override func didRestore() {
    guard source.isShown, source.shower !== self else { return place() }
    // Another place shows it meanwhile, and this one is perhaps about to show another view.
    source.shown.claimLater { [weak self, weak source] in
      if let self, !isRemoved, self.source === source { self.place() }
    }
  }

  /// Shows `source` no more, unless a container shows it leaving.
  private func leave(_ source: SubviewSource) {
    if source.shower === self {
      if let item = source.item {
        let farewell = graph.departures.makeFarewell()
        item.part(after: farewell)
        wrapper?.nodeWasRemoved(item)
        graph.keepUntilEndOfUpdate(item, farewell)
      }
      source.shower = nil
    }
    source.node?.place?.end(shownBy: self)
    if let wrapper { departed.append(Weak(wrapper)) }
    source.shown.lookLater()
  }

  /// Shows a double if another place shows the view when all that comes in this update has come;
  /// it may be that the view only goes from here to there.
  private func showDoubleLater() {
    source.shown.claimLater { [weak self, weak source] in
      if let self, let source, self.source === source { showDouble(of: source) }
    }
  }

  private func showDouble(of source: SubviewSource) {
    guard !isRemoved, source.isShown, source.shower !== self, let double = source.madeDouble()
    else { return }
    self.source = double
    show()
    elementsChanged()
  }

  private func show() {
    wrapper = returning ?? SubviewElement(of: source, scope: inputs.transactions)
    place()
  }

  /// What has shown the subview here before, if it is still seen leaving.
  private var returning: SubviewElement? {
    departed.removeAll { $0.object == nil }
    let index = departed.firstIndex { $0.object?.content === source.element }
    return index.flatMap { departed.remove(at: $0).object }
  }

  /// Lets what flows down to this place reach the view.
  private func place() {
    guard let node = source.node else { return }
    let (around, known) = (placedNode(around: node), node.place)
    // A view that leaves one place may be shown in another already.
    if isRemoved, let known, known.shower !== self { return }
    let own = node.inputsEdit?.given ?? node.inputs
    let place = known ?? ShownPlace(of: own, source: source, shownBy: self)
    let last = known?.shower
    place.take(source, shownBy: self)
    place.outer = around?.place
    node.place = place
    if !isRemoved {
      if let other = source.shower, other !== self, !other.isRemoved { other.showDoubleLater() }
      source.shower = self
      source.shown.show(source)
    }
    wrapper?.asPlaced {
      if let around { follow(around) }
      node.update(inputs: place.own)
    }
    guard last !== self else { return }
    last?.preferencesChanged(nil)
    preferencesChanged(nil)
  }

  /// The nearest node around `node` that is a part of the list, too, and shown elsewhere.
  private func placedNode(around node: ViewNode) -> ViewNode? {
    let written = source.written
    return sequence(first: node, next: { $0.parent }).dropFirst().first {
      $0.place?.written === written
    }
  }

  /// Lets a view that has become several stay where the first of them is.
  ///
  /// Once in an update: how many they are may depend on that, and that on how many they are.
  private func follow(_ node: ViewNode) {
    guard let place = node.place, place.source === source,
      place.changedIn != graph.currentUpdate.whole.number
    else { return }
    place.take(source, shownBy: self)
    node.update(inputs: place.own)
  }
}
