import Foundation

/// The node of an `AnchorPreferenceModifier`: says something only when layout has placed its view.
final class AnchorPreferenceNode<Content: View, Place, Key: PreferenceKey>: TypedNode<
  ModifiedContent<Content, AnchorPreferenceModifier<Place, Key>>
>
{
  private typealias Observed = ModifiedContent<Content, GeometryObserverModifier>

  private var child: TypedNode<Observed>?
  private var observer: GeometryObserverModifier?

  override init(
    _ view: ModifiedContent<Content, AnchorPreferenceModifier<Place, Key>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    let observer = GeometryObserverModifier { [weak self] element in
      _ = element.proxy().frame(in: .global)
      self?.valueChanged()
    }
    self.observer = observer
    child = self.context().node(for: view.content.modifier(observer))
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, AnchorPreferenceModifier<Place, Key>>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    if let observer {
      child?.show(view.content.modifier(observer), inputs: inputs)
    }
    valueChanged()
  }

  override func didRemove() {
    valueChanged()
  }

  override func didRestore() {
    valueChanged()
  }

  private func valueChanged() {
    shownParent?.preferencesChanged(ObjectIdentifier(Key.self))
  }

  override func addPreferences<Other: PreferenceKey>(
    of key: Other.Type, to reduction: inout PreferenceReduction<Other>
  ) {
    guard key == Key.self else { return super.addPreferences(of: key, to: &reduction) }
    var elements: [Element] = []
    appendElements(to: &elements)
    for case let element as GeometryObserverElement in elements where element.isPlaced {
      if let value = value(at: element) as? Other.Value { reduction.add(value) }
    }
  }

  private func value(at element: GeometryObserverElement) -> Key.Value {
    let modifier = view.modifier
    var value = Key.defaultValue
    if modifier.keepsContent, let content = child?.preference(Key.self) { value = content }
    let anchor = modifier.source.anchor(in: element.frame) { element.convert($0, to: .global) }
    modifier.edit(&value, anchor)
    return value
  }
}
