/// A symbol that turns, clockwise unless it is said otherwise.
///
/// Layers that one may ask for make no difference in a terminal.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isCounterClockwise = false

  public var clockwise: Self { Self(isCounterClockwise: false) }
  public var counterClockwise: Self { Self(isCounterClockwise: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    let angle: Double = isCounterClockwise ? -360 : 360
    return SymbolMotion(
      round: [SymbolPose(angle: angle, duration: 1.2), SymbolPose(duration: 0)], isEven: true)
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
