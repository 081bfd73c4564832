/// A symbol that jumps: up, and larger, unless it is to go down, and smaller.
///
/// Layers that one may ask for make no difference in a terminal.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  public var up: Self { Self(isDown: false) }
  public var down: Self { Self(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    let height = isDown ? 0.12 : -0.12
    return SymbolMotion(round: [
      SymbolPose(scale: isDown ? 0.8 : 1.25, y: height, duration: 0.15), .rest,
    ])
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
