/// The node of a `PresentationSchemeModifier`.
final class PresentationSchemeNode<Content: View>: TypedNode<
  ModifiedContent<Content, PresentationSchemeModifier>
>
{
  private var child: TypedNode<Content>?
  private var wishes: [ColorSchemeWish] = []
  private var isAboutToTell = false

  override init(
    _ view: ModifiedContent<Content, PresentationSchemeModifier>, in context: NodeContext
  ) {
    super.init(view, in: context)
    // Behind what is presented from within.
    if !isRemoved { enter() }
    child = self.context().node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, PresentationSchemeModifier>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
  }

  override func didRemove() {
    graph.presentedSchemes.remove(ObjectIdentifier(self))
  }

  override func didRestore() {
    enter()
    tellAfterUpdate()
  }

  private func enter() {
    graph.presentedSchemes.add(ObjectIdentifier(self))
  }

  override func preferencesChanged(_ key: ObjectIdentifier?) {
    // Where something else has changed, a wish may have gone; one that comes says so itself.
    if key == ObjectIdentifier(ColorSchemeWish.Key.self) || key == nil && !wishes.isEmpty {
      tellAfterUpdate()
    }
    super.preferencesChanged(key)
  }

  /// Asks when the update is over: which tab shows is known then.
  private func tellAfterUpdate() {
    guard !isAboutToTell else { return }
    isAboutToTell = true
    graph.afterUpdate { [weak self] in self?.tell() }
  }

  private func tell() {
    isAboutToTell = false
    wishes = child?.preference(ColorSchemeWish.Key.self) ?? []
    let uppermost = wishes.map(\.pagesAbove).min()
    let counting = wishes.first { $0.pagesAbove == uppermost }
    graph.presentedSchemes.set(counting?.value, of: ObjectIdentifier(self))
  }
}
