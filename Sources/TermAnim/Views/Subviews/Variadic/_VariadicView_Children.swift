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

    /// The tag of the view if it is an `ID`; nil for a view without one.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.containerValues.tag(for: type)
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
