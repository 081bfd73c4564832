/// Stands in the body of a modifier or transition for what is being modified.
public struct PlaceholderContentView<Value> {
  let source: ContentSource

  nonisolated init(_ source: ContentSource) {
    self.source = source
  }
}

/// What stands for the content in the body of a modifier, by the name that SwiftUI has for it.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ViewModifier_Content<Modifier: ViewModifier> = PlaceholderContentView<Modifier>

extension PlaceholderContentView: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    PlaceholderNode(self, in: context)
  }
}
