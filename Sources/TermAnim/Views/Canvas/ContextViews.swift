/// Makes elements of the texts and pictures that are drawn in a graphics context.
///
/// They take no part in the layout of the graph they belong to.
@MainActor
struct ContextViews {
  let context: NodeContext

  /// A new element of `view` as it looks in `environment`.
  func element<Content: View>(
    of view: Content, in environment: EnvironmentValues
  ) -> Element? {
    var context = context
    context.inputs.environment = EnvironmentSnapshot(environment)
    var elements: [Element] = []
    context.node(for: view).appendElements(to: &elements)
    return elements.first
  }
}
