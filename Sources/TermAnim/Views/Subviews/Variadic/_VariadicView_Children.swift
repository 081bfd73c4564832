// swift-format-ignore: NoLeadingUnderscores
/// The views that a view resolves to, in order; as a view, all of them.
public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int

  let subviews: SubviewsCollection

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  /// The view with the number `index`.
  ///
  /// - Precondition: there is one.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// One of the views.
  public struct Element: Identifiable {
    let subview: Subview

    /// The same for as long as the view is there.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The innermost identity of type `ID` that the view has been given; nil for a view without
    /// one.
    ///
    /// Given by `id`, or as that of a row of a `ForEach`. O(views of the list) for the first view
    /// that is asked after the list has changed, O(modifiers) for the others; to be asked on the
    /// main actor, as roots are for their bodies.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      let source = subview.source
      nonisolated(unsafe) var identities: [AnyHashable] = []
      MainActor.assumeIsolated { identities = source.identities }
      return identities.lazy.reversed().compactMap { $0.base as? ID }.first
    }

    /// What the view has been given with `_trait`, or else the key's default value.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[TraitOfContainer<Trait>.self]
    }
  }
}

extension _VariadicView_Children: View {
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }
}
