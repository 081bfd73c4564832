/// Scenes taken together.
extension Group: Scene, RootScene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) {
    self.init(content: content())
  }

  var root: AnyView { content.rootView }

  var givesWay: Bool { content.givesWayToOthers }

  var windows: [WindowSource] { content.windowSources }

  static var alwaysGivesWay: Bool { Content.alwaysGivesWayToOthers }
}
