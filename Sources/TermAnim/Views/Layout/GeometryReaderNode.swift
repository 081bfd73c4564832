import Foundation

/// The node of a geometry reader: its content is described when layout has found its space.
final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>>,
  ElementCollecting
{
  private var child: TypedNode<Content>?
  private var reader: GeometryReaderElement?

  override init(_ view: GeometryReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    let container = ContainerElement(ZStackLayout(alignment: .topLeading), node: self)
    reader = GeometryReaderElement(around: container, scope: inputs.transactions) {
      [weak self] _ in self?.invalidate()
    }
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  private var contentInputs: ViewInputs {
    var inputs = inputs
    (inputs.stackAxis, inputs.isRow) = (nil, false)
    return inputs
  }

  override func update(to view: GeometryReader<Content>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    if child != nil { reevaluate() }
  }

  override func reevaluate() {
    guard let reader, reader.isPlaced else { return }
    let content = tracking { view.content(reader.proxy()) }
    if let child {
      child.show(content, inputs: contentInputs)
    } else {
      child = context(contentInputs).node(for: content)
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
    (reader?.content as? ContainerElement<ZStackLayout>)?.show(elements)
  }
}
