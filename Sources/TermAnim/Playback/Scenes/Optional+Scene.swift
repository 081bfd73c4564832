/// A scene that is there or not.
extension Optional: Scene, RootScene where Wrapped: Scene {
  var root: AnyView { AnyView(map(\.rootView)) }

  var givesWay: Bool { self?.givesWayToOthers ?? true }

  var windows: [WindowSource] { self?.windowSources ?? [] }

  static var alwaysGivesWay: Bool { Wrapped.alwaysGivesWayToOthers }
}
