/// A symbol that fades and comes back.
///
/// Layers that one may ask for make no difference in a terminal.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion(round: [SymbolPose(opacity: 0.35, duration: 0.5), SymbolPose(duration: 0.5)])
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
