/// Editable text in the terminal's own characters.
struct TextEntryView: View, PrimitiveView {
  /// The rows that the text has.
  enum Shape: Hashable, Sendable {
    /// One, of which a part shows when the room is short.
    case line
    /// As many as the environment allows, of which others show with the cursor.
    case field
    /// As many as there are.
    case page
  }

  let entry: TextEntry
  /// Shown while there is no text.
  let prompt: String
  let shape: Shape
  /// Whether keys go to the text, so that one sees what is marked, or the cursor.
  let isEdited: Bool
  /// Whether dots stand for the characters.
  let isSecret: Bool
  /// What the program says is marked; nil where it says nothing.
  let selection: TextSelection?
  /// Told for how many columns the text is broken into rows.
  let room: TextRoom
  /// Told what pressing a place is to do.
  let press: @MainActor (_ press: TextPress, _ caret: TextEntry.Caret) -> Void

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LeafNode(self, in: context) { view, context in
      TextEntryElement(
        view, environment: context.inputs.environment.values, graph: context.graph,
        scope: context.inputs.transactions)
    } update: { view, element, node in
      element.update(to: view, environment: node.environment)
    }
  }

  /// The text as it is seen, a character for each of its characters.
  var characters: [Character] {
    isSecret ? Array(repeating: "\u{2022}", count: entry.characters.count) : entry.characters
  }

  /// Those, or of the prompt where there are none.
  var shown: [Character] { entry.characters.isEmpty ? Array(prompt) : characters }
}
