/// A part of an app that has a screen of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }
}

extension Never: Scene {}

extension Scene {
  /// Whether a scene beside it is shown instead, if there is one.
  ///
  /// The body of a program's own scene is not asked: it may only be run where the scene is shown.
  var givesWayToOthers: Bool {
    (self as? any RootScene)?.givesWay ?? Self.alwaysGivesWayToOthers
  }

  /// The same for all scenes of the type.
  static var alwaysGivesWayToOthers: Bool {
    if let type = Self.self as? any RootScene.Type { return type.alwaysGivesWay }
    return Body.self != Never.self && Body.alwaysGivesWayToOthers
  }

  /// The view to show for the scene.
  var rootView: AnyView {
    if let scene = self as? any RootScene { return scene.root }
    return AnyView(OwnerView(self) { $0.body.rootView })
  }

  /// The windows that there may be of it; none of a program's own scene, whose body is not asked.
  var windowSources: [WindowSource] { (self as? any RootScene)?.windows ?? [] }

  /// The view to show for the scene as that of an app, with the windows that are opened in front of
  /// it.
  var appView: AnyView {
    let kinds = windowSources
    guard kinds.contains(where: \.canBeAskedFor) else { return rootView }
    return AnyView(WindowHost(first: rootView, kinds: kinds))
  }
}
