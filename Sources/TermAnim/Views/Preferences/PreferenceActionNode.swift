/// The node of a `PreferenceActionModifier`.
final class PreferenceActionNode<Content: View, Key: PreferenceKey>: TypedNode<
  ModifiedContent<Content, PreferenceActionModifier<Key>>
>
where Key.Value: Equatable {
  private typealias Heard = ModifiedContent<Content, PreferenceListenerModifier<Key>>

  private var listener: PreferenceListener<Key>?
  private var child: TypedNode<Heard>?
  /// What the action was told last.
  private var known: Key.Value?
  private var isAboutToReport = false
  /// The first report comes before what is around does something on appearing.
  private var actionPlace: ActionList?

  override init(
    _ view: ModifiedContent<Content, PreferenceActionModifier<Key>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    let listener = PreferenceListener<Key> { [weak self] in self?.reportAfterUpdate() }
    self.listener = listener
    child = self.context().node(for: heard(view.content, by: listener))
    actionPlace = graph.placeForActions()
  }

  private func heard(_ content: Content, by listener: PreferenceListener<Key>) -> Heard {
    content.modifier(PreferenceListenerModifier(listener: listener))
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, PreferenceActionModifier<Key>>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    if let listener { child?.show(heard(view.content, by: listener), inputs: inputs) }
  }

  /// Compares when the update is over: within it, views may say things that do not last.
  private func reportAfterUpdate() {
    guard !isAboutToReport else { return }
    isAboutToReport = true
    graph.gatherActions(at: actionPlace) { graph.afterUpdate { [weak self] in self?.report() } }
    actionPlace = nil
  }

  private func report() {
    isAboutToReport = false
    guard !isRemoved, let value = listener?.value ?? known.map({ _ in Key.defaultValue }),
      !Sameness.holds(value, known)
    else { return }
    known = value
    view.modifier.action(value)
  }
}
