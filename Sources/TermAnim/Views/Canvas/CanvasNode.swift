import Foundation

/// The node of a canvas.
final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>>, ElementCollecting {
  private var symbols: TypedNode<Symbols>?
  private var element: CanvasElement?

  override init(_ view: Canvas<Symbols>, in context: NodeContext) {
    super.init(view, in: context)
    element = CanvasElement(graph: graph, scope: inputs.transactions) { [weak self] size, symbols in
      self?.drawing(of: size, with: symbols) ?? []
    }
    symbols = self.context().node(for: view.symbols)
    graph.collectElements(of: self)
  }

  override var children: [ViewNode] {
    if let symbols { [symbols] } else { [] }
  }

  override func update(to view: Canvas<Symbols>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    symbols?.show(view.symbols, inputs: inputs)
    element?.redraw()
  }

  override func reevaluate() {
    element?.redraw()
  }

  override func appendElements(to elements: inout [Element]) {
    if let element { elements.append(element) }
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    symbols?.appendElements(to: &elements)
    element?.show(elements)
  }

  private func drawing(of size: CGSize, with symbols: [Element]) -> [DisplayList.Command] {
    var context = GraphicsContext(
      size: size, environment: environment, symbols: CanvasSymbols(symbols),
      views: ContextViews(context: self.context()))
    tracking { view.renderer(&context, size) }
    return context.drawing.commands
  }
}
