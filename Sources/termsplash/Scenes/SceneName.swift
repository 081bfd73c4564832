import ArgumentParser

/// The scenes, by the word that opens them.
enum SceneName: String, ExpressibleByArgument, CaseIterable {
  case splash
  case percent
  case wave
  case counter
  case gradient
  case colortext
  case ants
  case motion
  case polygon
  case clock
  case flower
  case springs
  case transitions
  case keyframes
  case phases
  case fireworks

  /// The scene that a word of the command line names, in letters of any case.
  init?(argument: String) {
    self.init(rawValue: argument.lowercased())
  }

  /// What the scene is called where it is shown.
  @MainActor
  var title: String { type(of: makeScene(seed: 0)).title }

  /// The scene as it is before anything has happened.
  @MainActor
  func makeScene(seed: UInt64) -> any DemoScene {
    switch self {
    case .splash: SplashScene(seed: seed)
    case .percent: PercentScene(seed: seed)
    case .wave: WaveScene(seed: seed)
    case .counter: CounterScene(seed: seed)
    case .gradient: GradientScene(seed: seed)
    case .colortext: ColorTextScene(seed: seed)
    case .ants: AntsScene(seed: seed)
    case .motion: MotionScene(seed: seed)
    case .polygon: PolygonScene(seed: seed)
    case .clock: ClockScene(seed: seed)
    case .flower: FlowerScene(seed: seed)
    case .springs: SpringsScene(seed: seed)
    case .transitions: TransitionsScene(seed: seed)
    case .keyframes: KeyframesScene(seed: seed)
    case .phases: PhasesScene(seed: seed)
    case .fireworks: FireworksScene(seed: seed)
    }
  }
}
