/// Several scenes, of which a terminal shows the first that does not give way to others.
public struct TupleScene<Content>: RootScene {
  let root: AnyView
  let givesWay: Bool

  /// - Precondition: there is at least one scene.
  init(of scenes: [any Scene]) {
    precondition(!scenes.isEmpty, "A scene is made of none")
    let shown = scenes.first { !$0.givesWayToOthers } ?? scenes[0]
    (root, givesWay) = (shown.rootView, shown.givesWayToOthers)
  }
}
