/// The node of a `PortalModifier`.
final class PortalNode<Content: View, Secondary: View>: TypedNode<
  ModifiedContent<Content, PortalModifier<Secondary>>
>, PortalSource
{
  private var content: TypedNode<Content>?
  private var shown: TypedNode<Secondary>?
  /// What was shown before and may still be seen leaving.
  private weak var departed: TypedNode<Secondary>?
  /// The environment as what is not to be animated sees it, and that of which it was made.
  private var still: (outside: EnvironmentSnapshot, inside: EnvironmentSnapshot)?

  override init(
    _ view: ModifiedContent<Content, PortalModifier<Secondary>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    content = self.context().node(for: view.content)
    showOrHide()
  }

  private var host: PortalHost { view.modifier.host(in: graph) }

  override var children: [ViewNode] {
    (content.map { [$0] } ?? []) + (shown.map { [$0] } ?? [])
  }

  private var secondaryInputs: ViewInputs {
    var inputs = inputs.arranged(along: view.modifier.axis)
    // The host does not know of what is around the view. An update may say otherwise than most do.
    if view.modifier.host == nil, inputs.transactions.disablesAnimations,
      transaction.disablesAnimations
    {
      inputs.environment = stillEnvironment
    }
    return inputs
  }

  /// The same as long as that around is the same.
  private var stillEnvironment: EnvironmentSnapshot {
    if let still, still.outside === inputs.environment { return still.inside }
    var values = inputs.environment.values
    values.isPresentedAtOnce = true
    let inside = EnvironmentSnapshot(values)
    still = (inputs.environment, inside)
    return inside
  }

  override func update(
    to view: ModifiedContent<Content, PortalModifier<Secondary>>, inputs: ViewInputs
  ) {
    let old = host
    super.update(to: view, inputs: inputs)
    content?.show(view.content, inputs: inputs)
    if host !== old { move(from: old) }
    showOrHide()
  }

  /// Shows in the host what is shown in another one; what is to be shown no more leaves there.
  private func move(from old: PortalHost) {
    departed = nil
    guard let shown, view.modifier.secondary != nil else { return old.remove(self) }
    old.release(self)
    if !isRemoved { addToHost() }
    shown.sightChanged()
  }

  private func showOrHide() {
    if let secondary = view.modifier.secondary {
      if let shown {
        shown.update(to: secondary, inputs: secondaryInputs)
      } else {
        show(secondary)
      }
    } else if let shown {
      shown.leave()
      (departed, self.shown) = (shown, nil)
      host.remove(self)
    }
  }

  private func show(_ secondary: Secondary) {
    if let departed {
      departed.restore()
      departed.update(to: secondary, inputs: secondaryInputs)
      shown = departed
    } else {
      shown = context(secondaryInputs).node(for: secondary)
    }
    shown?.sightChanged()
    if !isRemoved { enter() }
  }

  /// What is shown elsewhere is seen there.
  override func hides(_ child: ViewNode) -> Bool {
    child === shown ? host.isHidden : isHidden
  }

  /// What is shown is not among the views of the content, which may be subviews that are in the
  /// tree or not.
  private func enter() {
    shown?.enterBesideSubviews()
    addToHost()
  }

  /// Only what is presented on the screen may bring with it more that is.
  private func addToHost() {
    host.add(self, bringing: view.modifier.host == nil ? shown : nil)
  }

  var portalElements: [Element] {
    var elements: [Element] = []
    shown?.appendElements(to: &elements)
    return elements
  }

  override func appendElements(to elements: inout [Element]) {
    content?.appendElements(to: &elements)
  }

  /// What is presented says nothing of the view that presents it.
  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    content?.addPreferences(of: key, to: &reduction)
  }

  override func elementsChanged() {
    host.sourcesChanged()
    super.elementsChanged()
  }

  override func didRemove() {
    guard let shown else { return }
    for element in portalElements { element.nodeWasRemoved(shown) }
    host.remove(self)
  }

  override func didRestore() {
    if shown != nil { enter() }
  }
}
