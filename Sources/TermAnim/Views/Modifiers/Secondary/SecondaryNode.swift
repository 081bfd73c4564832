/// The node of a `SecondaryModifier`: the secondary view is made once for each element of the
/// content.
final class SecondaryNode<Content: View, Secondary: View>: TypedNode<
  ModifiedContent<Content, SecondaryModifier<Secondary>>
>
{
  private typealias Layered = LayoutView<ZStackLayout, Secondary>

  private var content: TypedNode<Content>?
  private var wrappers: [SecondaryElement] = []
  private var secondaries: [LayoutNode<Layered, ZStackLayout, Secondary>] = []
  private var departed: [Weak<SecondaryElement>] = []
  /// What the secondary views do on appearing is done here, before what is around does so.
  private var actionPlace: ActionList?

  override init(
    _ view: ModifiedContent<Content, SecondaryModifier<Secondary>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    content = self.context().node(for: view.content)
    actionPlace = graph.placeForActions()
  }

  /// From back to front, which is the order in which they are heard.
  override var children: [ViewNode] {
    let contents: [ViewNode] = content.map { [$0] } ?? []
    let isBehind = [.background, .rowGround].contains(view.modifier.role)
    return isBehind ? secondaries + contents : contents + secondaries
  }

  override var writtenChildren: [ViewNode] { (content.map { [$0] } ?? []) + secondaries }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(
    to view: ModifiedContent<Content, SecondaryModifier<Secondary>>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    content?.show(view.content, inputs: inputs)
    updateSecondaries()
  }

  /// Takes another secondary view for the same content.
  func update(to modifier: SecondaryModifier<Secondary>) {
    view.modifier = modifier
    updateSecondaries()
  }

  private func updateSecondaries() {
    for index in secondaries.indices {
      let wrapper = wrappers[index]
      secondaries[index].show(layered, inputs: inputs)
      wrapper.alignment = view.modifier.alignment
      wrapper.isRightToLeft = inputs.environment.isRightToLeft
    }
  }

  private var layered: Layered {
    LayoutView(
      layout: ZStackLayout(alignment: view.modifier.alignment), content: view.modifier.secondary)
  }

  override func appendElements(to elements: inout [Element]) {
    var inner: [Element] = []
    content?.appendElements(to: &inner)
    if !inner.elementsEqual(wrappers, by: { $0 === $1.content }) { rewrap(inner) }
    for wrapper in wrappers { elements.append(wrapper) }
  }

  override func nodes(beside element: Element) -> [ViewNode] {
    let owners = Set(
      element.wrapped.compactMap { ($0 as? SecondaryElement)?.owner }.map(ObjectIdentifier.init))
    return secondaries.filter { owners.contains(ObjectIdentifier($0)) }
  }

  private func rewrap(_ inner: [Element]) {
    let (old, gone) = (wrappers, departed.compactMap(\.object))
    let known = Dictionary(
      (old + gone).map { (ObjectIdentifier($0.content), $0) },
      uniquingKeysWith: { first, _ in first })
    graph.gatherActions(at: actionPlace) {
      wrappers = inner.map { known[ObjectIdentifier($0)] ?? wrapper(around: $0) }
    }
    actionPlace = nil
    secondaries = []
    for wrapper in wrappers {
      guard let owner = wrapper.owner as? LayoutNode<Layered, ZStackLayout, Secondary> else {
        continue
      }
      secondaries.append(owner)
    }
    let shown = Set(wrappers.map(ObjectIdentifier.init))
    departed = (old + gone).filter { !shown.contains(ObjectIdentifier($0)) }.map(Weak.init)
    for wrapper in old where !shown.contains(ObjectIdentifier(wrapper)) { wrapper.owner.leave() }
    for wrapper in gone where shown.contains(ObjectIdentifier(wrapper)) { wrapper.owner.restore() }
    // Those that come back may have become others meanwhile.
    updateSecondaries()
  }

  private func wrapper(around element: Element) -> SecondaryElement {
    let secondary = LayoutNode(
      layered, in: context(), layout: { $0.layout }, content: { $0.content })
    return SecondaryElement(
      secondary.element, as: view.modifier.role, alignment: view.modifier.alignment,
      around: element, owner: secondary, scope: inputs.transactions)
  }
}
