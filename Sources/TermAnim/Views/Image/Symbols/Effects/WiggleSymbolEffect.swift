import Foundation

/// A symbol that shakes its head, or is shaken in a direction.
///
/// Forward is to the right. Layers that one may ask for make no difference in a terminal.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it turns by at the most, in degrees, and goes by, in heights of the symbol.
  private var angle = 14.0
  private var x = 0.0
  private var y = 0.0

  public var clockwise: Self { Self() }
  public var counterClockwise: Self { Self(angle: -14) }
  public var left: Self { custom(angle: 180) }
  public var right: Self { custom(angle: 0) }
  public var up: Self { custom(angle: -90) }
  public var down: Self { custom(angle: 90) }
  public var forward: Self { right }
  public var backward: Self { left }

  /// In a direction, clockwise from the right.
  public func custom(angle: Angle) -> Self {
    Self(angle: 0, x: 0.25 * cos(angle.radians), y: 0.25 * sin(angle.radians))
  }

  /// In a direction, in degrees clockwise from the right.
  public func custom(angle: Double) -> Self { custom(angle: .degrees(angle)) }

  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion(round: [
      pose(1, duration: 0.1), pose(-1, duration: 0.15), pose(0.6, duration: 0.12),
      pose(0, duration: 0.12),
    ])
  }

  private func pose(_ share: Double, duration: Double) -> SymbolPose {
    SymbolPose(angle: share * angle, x: share * x, y: share * y, duration: duration)
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
