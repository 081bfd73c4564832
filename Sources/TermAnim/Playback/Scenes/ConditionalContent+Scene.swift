/// One scene or the other.
extension ConditionalContent: Scene, RootScene where TrueContent: Scene, FalseContent: Scene {
  var root: AnyView {
    switch storage {
    case .first(let scene): AnyView(scene.rootView.id(true))
    case .second(let scene): AnyView(scene.rootView.id(false))
    }
  }

  var givesWay: Bool {
    switch storage {
    case .first(let scene): scene.givesWayToOthers
    case .second(let scene): scene.givesWayToOthers
    }
  }

  var windows: [WindowSource] {
    switch storage {
    case .first(let scene): scene.windowSources
    case .second(let scene): scene.windowSources
    }
  }

  static var alwaysGivesWay: Bool {
    TrueContent.alwaysGivesWayToOthers && FalseContent.alwaysGivesWayToOthers
  }
}
