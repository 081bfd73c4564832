/// A scene that says how its windows come to be opened.
struct OpenedScene<Base: Scene> {
  let base: Base
  /// Whether another scene is shown instead where there is one.
  var isSuppressed = false
  /// What opens a window of it; nil is nothing more than there is.
  var shortcut: KeyboardShortcut?
}

extension OpenedScene: RootScene {
  var root: AnyView { base.rootView }

  var givesWay: Bool { isSuppressed || base.givesWayToOthers }

  var windows: [WindowSource] {
    base.windowSources.map { source in
      var source = source
      source.shortcut = shortcut ?? source.shortcut
      return source
    }
  }

  static var alwaysGivesWay: Bool { Base.alwaysGivesWayToOthers }
}

extension Scene {
  /// Says whether an app begins with the scene.
  ///
  /// A terminal begins with the first scene that is not suppressed, and with no other, presented or
  /// not.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    OpenedScene(base: self, isSuppressed: behavior == .suppressed)
  }

  /// Lets `key` with `modifiers` open a window of the scene, while that is shown which the app
  /// begins with.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets `shortcut`, if it is not nil, open a window of the scene, while that is shown which the
  /// app begins with.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    OpenedScene(base: self, shortcut: shortcut)
  }
}
