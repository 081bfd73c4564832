/// The node of a `PresentationSchemeModifier`.
final class PresentationSchemeNode<Content: View>: TypedNode<
  ModifiedContent<Content, PresentationSchemeModifier>
>
{
  private typealias Schemed = ModifiedContent<Content, SchemeModifier>
  private var child: TypedNode<Schemed>?
  private var scheme: ColorScheme?
  private var wishCount = 0
  private var isAboutToAsk = false

  override init(
    _ view: ModifiedContent<Content, PresentationSchemeModifier>, in context: NodeContext
  ) {
    super.init(view, in: context)
    child = self.context().node(for: schemed)
  }

  /// The content in the scheme; that of the whole screen comes from further out.
  private var schemed: Schemed {
    view.content.modifier(SchemeModifier(scheme: view.modifier.isWindow ? nil : scheme))
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, PresentationSchemeModifier>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    child?.show(schemed, inputs: inputs)
  }

  override func preferencesChanged(_ key: ObjectIdentifier?) {
    // A wish that comes, goes or changes says so itself; where something else does, several may lie
    // in another order.
    if key == ObjectIdentifier(ColorSchemeWish.Key.self) || key == nil && wishCount > 1 {
      askAfterUpdate()
    }
    super.preferencesChanged(key)
  }

  /// Asks when the update is over: which tab shows is known then.
  private func askAfterUpdate() {
    guard !isAboutToAsk else { return }
    isAboutToAsk = true
    graph.afterUpdate { [weak self] in self?.ask() }
  }

  private func ask() {
    isAboutToAsk = false
    // What is seen leaving keeps its ground.
    guard !isRemoved else { return }
    let wishes = child?.preference(ColorSchemeWish.Key.self) ?? []
    wishCount = wishes.count
    let uppermost = wishes.map(\.pagesAbove).min()
    let wished = wishes.first { $0.pagesAbove == uppermost }?.value
    guard wished != scheme else { return }
    scheme = wished
    if view.modifier.isWindow {
      graph.wishedScheme = scheme
    } else {
      graph.enqueue(Transaction()) { [weak self] in self?.schemeChanged() }
    }
  }

  private func schemeChanged() {
    child?.show(schemed, inputs: inputs)
  }
}
