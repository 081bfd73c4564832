/// What the placeholders in the body of one modifier stand for.
///
/// A class so that the body need not run again when only the content changes.
class ContentSource {
  private var placeholders: [Backlink<ViewNode>] = []

  nonisolated init() {}

  /// The node of the content in one place.
  @MainActor
  func makeNode(in context: NodeContext) -> ViewNode {
    preconditionFailure("\(Self.self) has no content")
  }

  /// Describes the content to a node that `makeNode` made.
  @MainActor
  func update(_ node: ViewNode, inputs: ViewInputs) {}

  @MainActor
  final func addPlaceholder(_ node: ViewNode) {
    placeholders.removeAll { $0.object == nil }
    placeholders.append(node.backlink)
  }

  /// Makes the placeholders show other content.
  @MainActor
  final func contentChanged() {
    for placeholder in placeholders { placeholder.object?.invalidate() }
  }
}
