/// A symbol whose strokes come when the effect ends; in a terminal, all of it fades in.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: Self { self }
  public var individually: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion(holding: SymbolPose(opacity: 0, duration: 0.5))
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
