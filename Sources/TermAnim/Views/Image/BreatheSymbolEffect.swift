/// A symbol that grows and shrinks slowly.
///
/// Directions and layers that one may ask for make no difference in a terminal.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion([.rest, SymbolPose(scale: 1.12, duration: 0.9), SymbolPose(duration: 0.9)])
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
