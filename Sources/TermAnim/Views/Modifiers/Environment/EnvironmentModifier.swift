/// A modifier that lets its content see another environment.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
  func edit(_ environment: inout EnvironmentValues)

  /// The same where the modifier's transactions are those of `scope`.
  func edit(_ environment: inout EnvironmentValues, in scope: TransactionScope)
}

extension EnvironmentModifier {
  func edit(_ environment: inout EnvironmentValues) {}

  func edit(_ environment: inout EnvironmentValues, in scope: TransactionScope) {
    edit(&environment)
  }

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, in: context)
  }
}
