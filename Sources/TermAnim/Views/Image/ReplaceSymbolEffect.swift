/// A symbol that takes the place of another; in a terminal, one fades into the other.
///
/// Directions and layers that one may ask for make no difference in a terminal.
public struct ReplaceSymbolEffect: SymbolEffect {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public static var downUp: Self { Self() }
  public static var upUp: Self { Self() }
  public static var offUp: Self { Self() }

  /// The same: no two pictures of a terminal share parts that could stay.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { fallback }

  public var motion: SymbolMotion {
    SymbolMotion([.rest])
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
  /// One symbol fading into another.
  public static var symbolEffect: ContentTransition { .opacity }

  /// One symbol fading into another, whatever the effect.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .opacity
  }
}
