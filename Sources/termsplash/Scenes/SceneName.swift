import ArgumentParser

/// The scenes, by the word that opens them.
enum SceneName: String, ExpressibleByArgument, CaseIterable {
  case splash

  /// The scene, ready to be played from its beginning.
  @MainActor
  func makeProgram() -> any SceneProgram {
    switch self {
    case .splash: Program(scene: SplashScene())
    }
  }
}
