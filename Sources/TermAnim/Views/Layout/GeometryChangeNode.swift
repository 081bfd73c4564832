/// The node of a `GeometryChangeModifier`.
final class GeometryChangeNode<Content: View, Value: Equatable>: TypedNode<
  ModifiedContent<Content, GeometryChangeModifier<Value>>
>
{
  private typealias Observed = ModifiedContent<Content, GeometryObserverModifier>

  private var child: TypedNode<Observed>?
  private var observer: GeometryObserverModifier?
  private var known: Value?

  override init(
    _ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    let observer = GeometryObserverModifier { [weak self] element in
      self?.geometryChanged(element)
    }
    self.observer = observer
    child = self.context().node(for: view.content.modifier(observer))
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, GeometryChangeModifier<Value>>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    if let observer {
      child?.show(view.content.modifier(observer), inputs: inputs)
    }
  }

  private func geometryChanged(_ element: GeometryObserverElement) {
    let value = view.modifier.value(element.proxy())
    let old = known ?? value
    guard known == nil || !Sameness.holds(old, value) else { return }
    known = value
    let action = view.modifier.action
    graph.afterUpdate { action(old, value) }
  }
}
