/// A scene that has a view instead of a body.
@MainActor
protocol RootScene: Scene where Body == Never {
  var root: AnyView { get }

  /// Whether a scene beside it is shown instead, if there is one.
  var givesWay: Bool { get }

  /// The same for all scenes of the type, before there is one.
  static var alwaysGivesWay: Bool { get }

  /// The windows that there may be of it.
  var windows: [WindowSource] { get }
}

extension RootScene {
  var givesWay: Bool { Self.alwaysGivesWay }

  static var alwaysGivesWay: Bool { false }

  var windows: [WindowSource] { [] }

  /// Never asked for: the scene's view is shown instead.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}
