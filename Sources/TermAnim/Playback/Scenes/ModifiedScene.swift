/// A scene whose view is modified.
public struct ModifiedScene<Base: Scene, Modifier: ViewModifier> {
  let base: Base
  let modifier: Modifier
}

extension ModifiedScene: RootScene {
  var root: AnyView { AnyView(base.rootView.modifier(modifier)) }

  var givesWay: Bool { base.givesWayToOthers }

  /// With what the modifier says of their environment; what else it does is done once, for the
  /// scene.
  var windows: [WindowSource] {
    guard Modifier.self is any EnvironmentModifier.Type else { return base.windowSources }
    return base.windowSources.map { source in
      source.mapView { AnyView($0.modifier(modifier)) }
    }
  }

  static var alwaysGivesWay: Bool { Base.alwaysGivesWayToOthers }
}
