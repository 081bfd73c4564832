/// A symbol whose strokes go in the effect; in a terminal, all of it fades out.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var reversed: Self { self }
  public var nonReversed: Self { self }
  public var byLayer: Self { self }
  public var individually: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion(holding: SymbolPose(opacity: 0, duration: 0.5))
  }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
