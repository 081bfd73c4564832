/// A symbol that shakes its head.
///
/// Directions and layers that one may ask for make no difference in a terminal.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var left: Self { self }
  public var right: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public func custom(angle: Angle) -> Self { self }
  public func custom(angle: Double) -> Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion([
      .rest, SymbolPose(angle: 14, duration: 0.1), SymbolPose(angle: -14, duration: 0.15),
      SymbolPose(angle: 8, duration: 0.12), SymbolPose(duration: 0.12),
    ])
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
