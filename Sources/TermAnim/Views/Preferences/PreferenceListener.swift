/// One who wants to know what a view says under a key.
///
/// A class because the node that listens and the one that asks share it.
@MainActor
final class PreferenceListener<Key: PreferenceKey> {
  /// The node that is listened to.
  fileprivate weak var node: ViewNode?
  private let changed: () -> Void

  /// A listener that calls `changed` when what is said may be another value.
  init(changed: @escaping () -> Void) {
    self.changed = changed
  }

  /// What the view says; nil for nothing.
  var value: Key.Value? { node?.preference(Key.self) }

  fileprivate func preferencesChanged(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { changed() }
  }
}

/// The modifier that lets a listener hear its content.
nonisolated struct PreferenceListenerModifier<Key: PreferenceKey>: PrimitiveModifier {
  let listener: PreferenceListener<Key>

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, PreferenceListenerModifier<Key>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, PreferenceListenerModifier<Key>>> {
    PreferenceListenerNode(view, in: context)
  }
}

/// The node of a `PreferenceListenerModifier`.
private final class PreferenceListenerNode<Content: View, Key: PreferenceKey>: TypedNode<
  ModifiedContent<Content, PreferenceListenerModifier<Key>>
>
{
  private var child: TypedNode<Content>?

  override init(
    _ view: ModifiedContent<Content, PreferenceListenerModifier<Key>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    view.modifier.listener.node = self
    graph.heardKeys.insert(ObjectIdentifier(Key.self))
    child = self.context().node(for: view.content)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(
    to view: ModifiedContent<Content, PreferenceListenerModifier<Key>>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    child?.update(to: view.content, inputs: inputs)
  }

  override func preferencesChanged(_ key: ObjectIdentifier?) {
    view.modifier.listener.preferencesChanged(key)
    super.preferencesChanged(key)
  }
}
