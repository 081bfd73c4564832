/// The node of a modifier that wraps each element of its content.
///
/// All of its wrappers are of one type, which only those know who make and update them: if it were
/// part of the node's, the runtime would look for what it asks of its own parts.
final class ElementModifierNode<Content: View, Modifier: ViewModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  typealias Node = ElementModifierNode<Content, Modifier>

  private let makeWrapper: (Element, Node) -> WrapperElement
  private let updateWrapper: (WrapperElement, Node) -> Void
  private var content: TypedNode<Content>?
  private var wrappers: [WrapperElement] = []
  /// Wrappers of elements that left, for the case that they come back while still being shown.
  private var departed: [Weak<WrapperElement>] = []

  /// A node that wraps elements with `make`, and calls `update` with each wrapper that `make` has
  /// made when the modifier may have changed.
  init(
    _ view: ModifiedContent<Content, Modifier>, in context: NodeContext,
    make: @escaping (Element, Node) -> WrapperElement,
    update: @escaping (WrapperElement, Node) -> Void
  ) {
    (makeWrapper, updateWrapper) = (make, update)
    super.init(view, in: context)
    content = self.context().node(for: view.content)
  }

  override var children: [ViewNode] {
    if let content { [content] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override var focusableElements: [FocusableElement] {
    wrappers.compactMap { $0 as? FocusableElement }
  }

  override func update(to view: ModifiedContent<Content, Modifier>, inputs: ViewInputs) {
    let isSame =
      self.inputs.environment === inputs.environment && self.inputs.stackAxis == inputs.stackAxis
      && graph.fields.isSame(self.view.modifier, view.modifier)
    super.update(to: view, inputs: inputs)
    content?.show(view.content, inputs: inputs)
    if !isSame { reevaluate() }
  }

  override func reevaluate() {
    for wrapper in wrappers { update(wrapper) }
  }

  private func update(_ wrapper: WrapperElement) {
    wrapper.isRightToLeft = inputs.environment.isRightToLeft
    updateWrapper(wrapper, self)
  }

  override func appendElements(to elements: inout [Element]) {
    var inner: [Element] = []
    super.appendElements(to: &inner)
    if !inner.elementsEqual(wrappers, by: { $0 === $1.content }) { rewrap(inner) }
    for wrapper in wrappers { elements.append(wrapper) }
  }

  private func rewrap(_ inner: [Element]) {
    var (shown, gone) = (byContent(wrappers), byContent(departed.compactMap { $0.object }))
    var returned: [WrapperElement] = []
    wrappers = inner.map { element in
      let content = ObjectIdentifier(element)
      if let wrapper = shown.removeValue(forKey: content) { return wrapper }
      guard let wrapper = gone.removeValue(forKey: content) else {
        let wrapper = makeWrapper(element, self)
        wrapper.isRightToLeft = inputs.environment.isRightToLeft
        return wrapper
      }
      returned.append(wrapper)
      return wrapper
    }
    departed = (Array(shown.values) + gone.values).map { Weak($0) }
    // The modifier may have become another one meanwhile, and may ask for the elements.
    for wrapper in returned { update(wrapper) }
  }

  private func byContent(_ wrappers: [WrapperElement]) -> [ObjectIdentifier: WrapperElement] {
    Dictionary(
      wrappers.map { (ObjectIdentifier($0.content), $0) }, uniquingKeysWith: { first, _ in first })
  }

  override func didRestore() {
    for wrapper in wrappers { wrapper.cameBack() }
  }
}
