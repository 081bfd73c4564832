/// Items of a toolbar each of which is changed where it is shown.
struct ChangedToolbarContent<Base: ToolbarContent> {
  let base: Base
  let change: (AnyView) -> AnyView
}

extension ChangedToolbarContent: ToolbarContent {
  typealias Body = Never

  static func makeView(of content: Self) -> AnyView {
    AnyView(
      content.base.view.transformEnvironment(\.toolbarItemChange) { [change = content.change] in
        let outer = $0
        $0 = { item in outer?(change(item)) ?? change(item) }
      })
  }
}

extension EnvironmentValues {
  /// What is made of an item of a toolbar where it is shown; nil is the item.
  @Entry var toolbarItemChange: ((AnyView) -> AnyView)?
}

extension ToolbarContent {
  /// Lets a page or a cover with `NavigationTransition.zoom` grow out of the items, and go back
  /// into them.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    let source = MatchedID(id, in: namespace)
    return ChangedToolbarContent(base: self) {
      AnyView($0.modifier(ZoomSourceModifier(id: source)))
    }
  }

  /// Lets a page or a cover with `NavigationTransition.zoom` grow out of the items, and go back
  /// into them.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (MatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration
  ) -> some ToolbarContent {
    matchedTransitionSource(id: id, in: namespace)
  }

  /// Leaves the items out.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    OptionalToolbarContent(content: hidden ? nil : self)
  }
}
