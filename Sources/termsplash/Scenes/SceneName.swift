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
}
