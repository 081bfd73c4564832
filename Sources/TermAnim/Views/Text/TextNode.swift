import Foundation

/// The node of a text; it wakes when a clock in the text shows something else.
final class TextNode: TypedNode<Text> {
  private let element: TextElement
  /// What is around a text that has, or has had, links.
  private var links: TextLinksElement?

  override init(_ view: Text, in context: NodeContext) {
    element = TextElement(view, environment: context.inputs.environment.values, context)
    super.init(view, in: context)
    element.wasPlaced = { [weak self] in self?.layoutChanged() }
    if !element.links.isEmpty { links = TextLinksElement(around: element, in: inputs) }
    followRenderer()
    followClocks()
  }

  override func update(to view: Text, inputs: ViewInputs) {
    let isSame = self.inputs.environment === inputs.environment && self.view == view
    super.update(to: view, inputs: inputs)
    if !isSame { reevaluate() }
  }

  override func reevaluate() {
    element.update(to: view, environment: environment)
    followRenderer()
    followLinks()
    followClocks()
  }

  private func followRenderer() {
    if environment.textRenderer != nil { element.reader = backlink }
  }

  private func followLinks() {
    if let links {
      links.update(inputs)
    } else if !element.links.isEmpty {
      links = TextLinksElement(around: element, in: inputs)
      elementsChanged()
    }
  }

  override func didRemove() {
    layoutChanged()
  }

  override func didRestore() {
    layoutChanged()
  }

  override func didLeaveSight() {
    restWhenGone()
  }

  override func didComeIntoSight() {
    followClocks()
  }

  /// Tells those who listen, of which there are few: texts are placed anew in every frame that
  /// moves them.
  private func layoutChanged() {
    let key = ObjectIdentifier(Text.LayoutKey.self)
    if graph.heardKeys.contains(key) { shownParent?.preferencesChanged(key) }
  }

  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    guard key == Text.LayoutKey.self, !isRemoved,
      let layouts = element.anchoredLayout.map({ [$0] }) as? Key.Value
    else { return }
    reduction.add(layouts)
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(links ?? element)
  }

  private func followClocks() {
    let clocks = view.pieces.compactMap(\.clock)
    guard !clocks.isEmpty, isSeen else { return }
    let customs = environment.textCustoms
    let next = clocks.compactMap { $0.nextChange(after: graph.date, in: customs) }.min()
    graph.wake(self, at: next.map { graph.time(of: $0) })
  }
}
