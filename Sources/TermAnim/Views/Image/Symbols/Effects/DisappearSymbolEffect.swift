/// A symbol that is not seen while the effect lasts: it shrinks, or, upwards, grows as it goes.
///
/// Layers that one may ask for make no difference in a terminal.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var isUp = false

  public var up: Self { Self(isUp: true) }
  public var down: Self { Self(isUp: false) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion(holding: SymbolPose(scale: isUp ? 1.4 : 0.6, opacity: 0))
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
