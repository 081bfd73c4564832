/// A modifier that lets its content see another environment.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
  func edit(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, in: context)
  }
}
