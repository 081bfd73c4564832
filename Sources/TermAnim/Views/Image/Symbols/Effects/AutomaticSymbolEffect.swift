/// The effect that is usual where it is wanted.
public struct AutomaticSymbolEffect: TransitionSymbolEffect {
  public var motion: SymbolMotion {
    SymbolMotion(holding: SymbolPose(scale: 0.6, opacity: 0))
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
