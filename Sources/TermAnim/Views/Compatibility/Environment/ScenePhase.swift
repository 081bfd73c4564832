/// Whether a scene can be seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

extension EnvironmentValues {
  /// Whether the scene can be seen and used; always, unless somebody says otherwise.
  ///
  /// A program in the background of a shell is stopped and would not know.
  @Entry public var scenePhase: ScenePhase = .active
}
