/// A symbol that turns.
///
/// Directions and layers that one may ask for make no difference in a terminal.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion([
      .rest, SymbolPose(angle: 360, duration: 1.2), SymbolPose(angle: 360, duration: 0),
    ])
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
