/// The node of a section: its parts one after the other, marked as what they are.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<
  Section<Parent, Content, Footer>
>
{
  private typealias Part<Inner: View> = ModifiedContent<Inner, TraitModifier>

  private var header: TypedNode<Part<Parent>>?
  private var content: TypedNode<Part<Content>>?
  private var footer: TypedNode<Part<Footer>>?
  private var marks: [SectionPart?: TraitModifier] = [:]

  override init(_ view: Section<Parent, Content, Footer>, in context: NodeContext) {
    super.init(view, in: context)
    let context = self.context()
    header = context.node(for: marked(view.header, .header))
    content = context.node(for: marked(view.content, nil))
    footer = context.node(for: marked(view.footer, .footer))
  }

  override var children: [ViewNode] {
    let nodes: [ViewNode?] = [header, content, footer]
    return nodes.compactMap(\.self)
  }

  override func update(to view: Section<Parent, Content, Footer>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    header?.update(to: marked(view.header, .header), inputs: inputs)
    content?.update(to: marked(view.content, nil), inputs: inputs)
    footer?.update(to: marked(view.footer, .footer), inputs: inputs)
  }

  private func marked<Inner: View>(_ view: Inner, _ part: SectionPart?) -> Part<Inner> {
    view.modifier(mark(part))
  }

  /// Made once, so that views see that it is the same.
  private func mark(_ part: SectionPart?) -> TraitModifier {
    if let mark = marks[part] { return mark }
    let identity = ObjectIdentifier(self)
    let mark = TraitModifier { traits in
      traits.layoutValues[ObjectIdentifier(SectionIdentityKey.self)] = identity
      if let part { traits.layoutValues[ObjectIdentifier(SectionPartKey.self)] = part }
    }
    marks[part] = mark
    return mark
  }
}
