/// `Button(configuration)` for the library's own styles: without a type to look things up for, as
/// that of the label would be.
struct ConfiguredButton: View, PrimitiveView {
  typealias Body = Never

  private let configuration: PrimitiveButtonStyleConfiguration

  init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ButtonNode(self, in: context) { Button($0.configuration) }
  }
}
