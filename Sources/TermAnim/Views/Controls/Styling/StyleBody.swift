/// What a style makes of a control.
///
/// The style's own properties, such as `@Environment` and `@State`, are kept up to date for each
/// control by itself.
struct StyleBody<Style, Configuration, Content> {
  let style: Style
  let configuration: Configuration
  /// The same for all styles of a type.
  let content: @MainActor (Style, Configuration) -> Content
}

extension StyleBody: View, PrimitiveView where Content: View {
  typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    StyleBodyNode(self, in: context)
  }
}
