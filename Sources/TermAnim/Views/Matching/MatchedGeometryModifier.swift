/// The modifier of `matchedGeometryEffect`.
nonisolated struct MatchedGeometryModifier: PrimitiveModifier {
  let key: MatchedID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ElementModifierNode(view, in: context) { content, node in
      MatchedGeometryElement(node.view.modifier, around: content, owner: node)
    } update: { element, node in
      unsafeDowncast(element, to: MatchedGeometryElement.self).update(to: node.view.modifier)
    }
  }
}

extension View {
  /// Shows the view where the source among the views with the same `id` and `namespace` is.
  ///
  /// A source that takes the place of another one, which goes in the same update, comes from there,
  /// and the one that goes, goes with it. Layout takes no notice of any of this. Of several sources
  /// the one that came last counts, and comes from where the others are; they go along with it.
  ///
  /// - Parameters:
  ///   - id: Tells the views of a namespace apart.
  ///   - namespace: What the id is unique in.
  ///   - properties: What is taken over.
  ///   - anchor: The point of the view that is put on the point of the source that this has as its
  ///     own anchor.
  ///   - isSource: Whether others are shown where this view is.
  /// - Returns: The view, shown where its source is.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedID(id, in: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
