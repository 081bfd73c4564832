/// The node of a `GeometryChangeModifier`.
final class GeometryChangeNode<Content: View, Value: Equatable>: TypedNode<
  ModifiedContent<Content, GeometryChangeModifier<Value>>
>
{
  private typealias Observed = ModifiedContent<Content, GeometryObserverModifier>

  private var child: TypedNode<Observed>?
  private var observer: GeometryObserverModifier?
  private weak var observed: GeometryObserverElement?
  private var known: Value?
  /// The first value is told before what is around does something on appearing.
  private var actionPlace: ActionList?

  override init(
    _ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    let observer = GeometryObserverModifier { [weak self] element in
      self?.geometryChanged(element)
    }
    self.observer = observer
    child = self.context().node(for: view.content.modifier(observer))
    actionPlace = graph.placeForActions()
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, GeometryChangeModifier<Value>>, inputs: ViewInputs
  ) {
    let isSame = graph.fields.isSame(self.view.modifier, view.modifier)
    super.update(to: view, inputs: inputs)
    // Another modifier may make something else of the same place.
    if !isSame { askAgain() }
    if let observer { child?.show(view.content.modifier(observer), inputs: inputs) }
  }

  /// Asks again, as something else that was read has changed.
  override func reevaluate() {
    askAgain()
  }

  private func askAgain() {
    observed?.tellAgain()
    graph.placesChanged()
  }

  private func geometryChanged(_ element: GeometryObserverElement) {
    observed = element
    let value = tracking { view.modifier.value(element.proxy()) }
    let old = known ?? value
    guard known == nil || !Sameness.holds(old, value) else { return }
    known = value
    let action = view.modifier.action
    graph.gatherActions(at: actionPlace) { graph.afterUpdate { action(old, value) } }
    actionPlace = nil
  }
}
