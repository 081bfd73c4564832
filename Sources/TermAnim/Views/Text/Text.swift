/// A line of the terminal's own characters.
public struct Text: Equatable, Sendable {
  let content: String
  private(set) var attributes: CharacterRun.Attributes = []
  /// Nil is the foreground style's.
  private(set) var color: Color?

  /// Control characters are shown as spaces.
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  /// Control characters are shown as spaces.
  nonisolated public init(verbatim content: String) {
    self.content = content
  }
}

extension Text {
  nonisolated public func bold(_ isActive: Bool = true) -> Text {
    setting(.bold, isActive)
  }

  nonisolated public func italic(_ isActive: Bool = true) -> Text {
    setting(.italic, isActive)
  }

  nonisolated public func underline(_ isActive: Bool = true) -> Text {
    setting(.underline, isActive)
  }

  nonisolated public func strikethrough(_ isActive: Bool = true) -> Text {
    setting(.strikethrough, isActive)
  }

  /// The text in `color`; nil is the foreground style's.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.color = color
    return text
  }

  nonisolated private func setting(
    _ attribute: CharacterRun.Attributes, _ isActive: Bool
  ) -> Text {
    var text = self
    if isActive { text.attributes.insert(attribute) } else { text.attributes.remove(attribute) }
    return text
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LeafNode(self, in: context) { view, context in
      TextElement(view, environment: context.inputs.environment.values, context)
    } update: { view, element, node in
      element.update(to: view, environment: node.environment)
    }
  }
}
