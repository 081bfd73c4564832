/// The styles below the foreground style that have been given: second and third.
struct ForegroundLevels: Equatable, Sendable {
  var secondary: EnvironmentStyle?
  var tertiary: EnvironmentStyle?

  /// The style of a level, 1 being the second; nil when none has been given.
  func style(of level: Int) -> EnvironmentStyle? {
    switch level {
    case 1: secondary
    case 2: tertiary
    default: nil
    }
  }
}

extension EnvironmentValues {
  /// What was given to `foregroundStyle` besides the first style.
  var foregroundLevels: ForegroundLevels {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  private enum ForegroundLevelsKey: EnvironmentKey {
    static let defaultValue = ForegroundLevels()
  }
}
