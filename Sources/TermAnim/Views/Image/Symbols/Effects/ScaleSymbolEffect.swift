/// A symbol that is a little larger while the effect lasts, or, downwards, smaller.
///
/// Layers that one may ask for make no difference in a terminal.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var isDown = false

  public var up: Self { Self(isDown: false) }
  public var down: Self { Self(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion(holding: SymbolPose(scale: isDown ? 0.85 : 1.15))
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
