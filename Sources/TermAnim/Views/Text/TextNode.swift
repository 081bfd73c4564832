import Foundation

/// The node of a text; it wakes when a clock in the text shows something else.
final class TextNode: TypedNode<Text> {
  private let element: TextElement

  override init(_ view: Text, in context: NodeContext) {
    element = TextElement(view, environment: context.inputs.environment.values, context)
    super.init(view, in: context)
    followClocks()
  }

  override func update(to view: Text, inputs: ViewInputs) {
    let isSame = self.inputs.environment === inputs.environment && self.view == view
    super.update(to: view, inputs: inputs)
    if !isSame { reevaluate() }
  }

  override func reevaluate() {
    element.update(to: view, environment: environment)
    followClocks()
  }

  override func didRemove() {
    graph.wake(self, at: nil)
  }

  override func didRestore() {
    followClocks()
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(element)
  }

  private func followClocks() {
    let clocks = view.pieces.compactMap(\.clock)
    guard !clocks.isEmpty else { return }
    let next = clocks.compactMap { $0.nextChange(after: graph.date) }.min()
    graph.wake(self, at: next.map { graph.time(of: $0) })
  }
}
