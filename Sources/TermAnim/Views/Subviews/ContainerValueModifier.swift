/// A modifier that tells the container around its content a value.
nonisolated struct ContainerValueModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, ContainerValueModifier<Value>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, ContainerValueModifier<Value>>> {
    var told = view.modifier
    return ElementModifierNode(view, in: context) { content, node in
      TraitElement(node.view.modifier.edit, around: content, scope: node.inputs.transactions)
    } update: { element, node in
      let modifier = node.view.modifier
      unsafeDowncast(element, to: TraitElement.self).edit = modifier.edit
      // Whoever lists the views makes them anew, which updates this, and would not end.
      guard !node.graph.fields.isSame(told, modifier) else { return }
      told = modifier
      node.elementsChanged()
    }
  }

  /// What is set around a section is said of the section, too.
  private var edit: (inout ElementTraits) -> Void {
    { traits in
      traits.containerValues[keyPath: keyPath] = value
      if traits.isInSection { traits.sectionValues[keyPath: keyPath] = value }
    }
  }
}

extension View {
  /// Tells the container around the view a value.
  ///
  /// Of several views, such as those of a `ForEach`, each tells it; of a section, the section does,
  /// too.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension Element {
  /// What the view tells the container around it, with its tag.
  var containerValues: ContainerValues {
    var values = traits.containerValues
    values.tag = tag
    return values
  }
}

extension ElementTraits {
  private enum ContainerValuesMark {}
  private enum SectionValuesMark {}

  /// What the view tells the container around it.
  var containerValues: ContainerValues {
    get { layoutValues[ObjectIdentifier(ContainerValuesMark.self)] as? ContainerValues ?? .init() }
    set { layoutValues[ObjectIdentifier(ContainerValuesMark.self)] = newValue }
  }

  /// What the section that the view is in tells the container around it.
  var sectionValues: ContainerValues {
    get { layoutValues[ObjectIdentifier(SectionValuesMark.self)] as? ContainerValues ?? .init() }
    set { layoutValues[ObjectIdentifier(SectionValuesMark.self)] = newValue }
  }

  /// Which section the view is in; nil outside of sections.
  var section: ObjectIdentifier? {
    layoutValues[ObjectIdentifier(SectionIdentityKey.self)] as? ObjectIdentifier
  }

  /// Which part of a section besides its content the view is; nil for all others.
  var sectionPart: SectionPart? {
    layoutValues[ObjectIdentifier(SectionPartKey.self)] as? SectionPart
  }

  /// Whether the view is one with which something is done to all of its section.
  var isSectionAction: Bool {
    layoutValues[ObjectIdentifier(SectionActionKey.self)] as? Bool ?? false
  }

  fileprivate var isInSection: Bool { section != nil }
}
