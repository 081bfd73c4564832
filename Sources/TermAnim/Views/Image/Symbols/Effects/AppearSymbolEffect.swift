/// A symbol that is seen when the effect ends, and not before: it grows, or, downwards, shrinks
/// until it is as large as it is.
///
/// Layers that one may ask for make no difference in a terminal.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var isDown = false

  public var up: Self { Self(isDown: false) }
  public var down: Self { Self(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion(holding: SymbolPose(scale: isDown ? 1.4 : 0.6, opacity: 0))
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
