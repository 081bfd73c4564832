/// A scene whose view is modified.
public struct ModifiedScene<Base: Scene, Modifier: ViewModifier> {
  let base: Base
  let modifier: Modifier
}

extension ModifiedScene: RootScene {
  var root: AnyView { AnyView(base.rootView.modifier(modifier)) }
}

/// Several scenes, of which a terminal shows the first.
public struct TupleScene<Content>: RootScene {
  let root: AnyView
}
