/// A scene whose view is modified.
public struct ModifiedScene<Base: Scene, Modifier: ViewModifier> {
  let base: Base
  let modifier: Modifier
}

extension ModifiedScene: RootScene {
  var root: AnyView { AnyView(base.rootView.modifier(modifier)) }

  var givesWay: Bool { base.givesWayToOthers }

  static var alwaysGivesWay: Bool { Base.alwaysGivesWayToOthers }
}
