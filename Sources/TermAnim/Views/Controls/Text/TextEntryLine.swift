import Foundation

/// One line of editable text in the terminal's own characters, of which a part shows when the room
/// is short.
struct TextEntryLine: View, PrimitiveView {
  let entry: TextEntry
  /// Shown while there is no text.
  let prompt: String
  /// Whether keys go to the text, so that one sees what is marked.
  let isEdited: Bool
  /// Whether the cursor is in the line, and seen where nothing is marked.
  let showsCursor: Bool
  /// Whether dots stand for the characters.
  let isSecret: Bool
  /// Told before which character the cursor is to be, and whether it marks what it passes over.
  let placeCursor: @MainActor (_ place: Int, _ marks: Bool) -> Void

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LeafNode(self, in: context) { view, context in
      TextEntryElement(
        view, environment: context.inputs.environment.values, graph: context.graph,
        scope: context.inputs.transactions)
    } update: { view, element, node in
      element.update(to: view, environment: node.environment)
    }
  }

  /// What stands in the cells of the line, one for each character of the text.
  var clusters: [CharacterRun.Cluster] {
    entry.characters.map {
      isSecret ? CharacterRun.Cluster(text: "\u{2022}", columns: 1) : CharacterRun.Cluster($0)
    }
  }
}

extension CharacterRun.Cluster {
  /// A character as it is shown: a visible stand-in for what a terminal might obey.
  init(_ character: Character) {
    let text = String(character).withControlsVisible
    let columns = text.reduce(0) { $0 + CharacterWidth(of: $1).columns }
    // A mark alone has no column of its own, and is shown on a space so that it can be deleted.
    self = columns > 0 ? Self(text: text, columns: min(columns, 2)) : Self(text: " ", columns: 1)
  }
}
