/// What a view says about the bar of the tab view around.
struct TabBarWish {
  /// The node that says it, by which the tab is found that the view is in.
  let node: Weak<ViewNode>
  let visibility: Visibility

  /// Whether something that the node contributes to the layout is inside of `container`, which what is in
  /// a tab that does not show is not.
  @MainActor
  func isShown(inside container: Element) -> Bool {
    var elements: [Element] = []
    node.object?.appendElements(to: &elements)
    return elements.contains { element in
      sequence(first: element, next: \.parent).contains { $0 === container }
    }
  }

  /// What all views say, those inside after those around.
  enum Key: PreferenceKey {
    static var defaultValue: [TabBarWish] { [] }

    static func reduce(value: inout [TabBarWish], nextValue: () -> [TabBarWish]) {
      value += nextValue()
    }
  }
}

/// A modifier that says something about the bar of the tab view around; `automatic` says nothing.
nonisolated struct TabBarVisibilityModifier: PrimitiveModifier {
  let visibility: Visibility

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, TabBarVisibilityModifier>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, TabBarVisibilityModifier>> {
    TabBarVisibilityNode(view, in: context)
  }
}

/// The node of a `TabBarVisibilityModifier`.
private final class TabBarVisibilityNode<Content: View>: TypedNode<
  ModifiedContent<Content, TabBarVisibilityModifier>
>
{
  private var child: TypedNode<Content>?

  override init(
    _ view: ModifiedContent<Content, TabBarVisibilityModifier>, in context: NodeContext
  ) {
    super.init(view, in: context)
    child = self.context().node(for: view.content)
    wishChanged()
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func update(
    to view: ModifiedContent<Content, TabBarVisibilityModifier>, inputs: ViewInputs
  ) {
    let old = self.view.modifier.visibility
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: inputs)
    if view.modifier.visibility != old { wishChanged() }
  }

  // A view that comes to be seen, or is seen no longer, may be what the wish is about.
  override func elementsChanged() {
    super.elementsChanged()
    wishChanged()
  }

  override func didRemove() {
    wishChanged()
  }

  override func didRestore() {
    wishChanged()
  }

  private func wishChanged() {
    shownParent?.preferencesChanged(ObjectIdentifier(TabBarWish.Key.self))
  }

  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    let visibility = view.modifier.visibility
    if visibility != .automatic,
      let wish = [TabBarWish(node: Weak(self), visibility: visibility)] as? Key.Value
    {
      reduction.add(wish)
    }
    super.addPreferences(of: key, to: &reduction)
  }
}
