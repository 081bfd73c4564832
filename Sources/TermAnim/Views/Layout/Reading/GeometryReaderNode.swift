import Foundation

/// The node of a geometry reader: its content is described when layout has found its space.
///
/// It does not name the type of the reader, which asks something of the type of its content: the
/// runtime would look for the answer when it makes the type of the node.
final class GeometryReaderNode<Reader, Content: View>: TypedNode<Reader>, ElementCollecting {
  private let content: (Reader, GeometryProxy) -> Content
  private var child: TypedNode<Content>?
  private var reader: GeometryReaderElement?
  /// What the content does on appearing is done here, before what is around the reader does so.
  private var actionPlace: ActionList?

  /// A node in `context` for a reader that describes its content by `content`.
  init(
    _ view: Reader, in context: NodeContext, content: @escaping (Reader, GeometryProxy) -> Content
  ) {
    self.content = content
    super.init(view, in: context)
    let container = ContainerElement(GeometryReaderLayout(), node: self)
    reader = GeometryReaderElement(
      around: container, scope: inputs.transactions,
      describe: { [weak self] in self?.describe() },
      changed: { [weak self] _ in self?.invalidate() })
    reader?.isRightToLeft = inputs.environment.isRightToLeft
    actionPlace = graph.placeForActions()
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  private var contentInputs: ViewInputs { inputs.arranged(along: nil) }

  override func update(to view: Reader, inputs: ViewInputs) {
    let surroundings = self.inputs.environment
    super.update(to: view, inputs: inputs)
    reader?.isRightToLeft = inputs.environment.isRightToLeft
    if child != nil { reevaluate() }
    updateContainer(from: surroundings)
  }

  private func describe() {
    if child == nil { graph.complete { reevaluate() } }
  }

  override func reevaluate() {
    guard let reader, reader.isPlaced else { return }
    let content = tracking { self.content(view, reader.proxy()) }
    if let child {
      child.show(content, inputs: contentInputs)
    } else {
      graph.gatherActions(at: actionPlace) { child = context(contentInputs).node(for: content) }
      actionPlace = nil
      graph.collectElements(of: self)
    }
  }

  override func appendElements(to elements: inout [Element]) {
    if let reader { elements.append(reader) }
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    (reader?.content as? ContainerElement<GeometryReaderLayout>)?.show(elements)
  }
}
