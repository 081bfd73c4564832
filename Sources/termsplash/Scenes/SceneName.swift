import ArgumentParser

/// The scenes, by the word that opens them.
enum SceneName: String, ExpressibleByArgument, CaseIterable {
  case splash

  /// The scene as it is before anything has happened.
  @MainActor
  func makeScene(seed: UInt64) -> any DemoScene {
    switch self {
    case .splash: SplashScene(seed: seed)
    }
  }

  /// The scene, ready to be played from its beginning.
  @MainActor
  func makeProgram(seed: UInt64 = 0) -> any SceneProgram {
    Self.program(of: makeScene(seed: seed))
  }

  @MainActor
  private static func program(of scene: some DemoScene) -> any SceneProgram {
    Program(scene: scene)
  }
}
