/// A symbol that grows and shrinks slowly, and, where it is to pulse, fades as it is small.
///
/// Layers that one may ask for make no difference in a terminal.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isPulsing = false

  public var plain: Self { Self(isPulsing: false) }
  public var pulse: Self { Self(isPulsing: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    let small = SymbolPose(opacity: isPulsing ? 0.5 : 1, duration: 0.9)
    let large = SymbolPose(scale: 1.12, duration: 0.9)
    return SymbolMotion(
      round: isPulsing ? [small, large, SymbolPose(duration: 0.9)] : [large, small])
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
