/// Several scenes, of which a terminal shows the first that does not give way to others.
public struct TupleScene<each Part: Scene>: RootScene {
  let root: AnyView
  let givesWay: Bool
  let windows: [WindowSource]

  /// - Precondition: there is at least one scene.
  init(of scenes: [any Scene]) {
    precondition(!scenes.isEmpty, "A scene is made of none")
    let shown = scenes.firstIndex { !$0.givesWayToOthers } ?? 0
    (root, givesWay) = (scenes[shown].rootView, scenes[shown].givesWayToOthers)
    windows = scenes.enumerated().flatMap { index, scene in
      scene.windowSources.map { source in
        var source = source
        source.isFirst = source.isFirst && index == shown
        return source
      }
    }
  }

  static var alwaysGivesWay: Bool {
    var all = true
    repeat all = all && (each Part).alwaysGivesWayToOthers
    return all
  }
}
