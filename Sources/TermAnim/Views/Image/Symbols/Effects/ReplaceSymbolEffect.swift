/// A symbol that takes the place of another: the old one goes, and the new one comes.
///
/// Layers that one may ask for make no difference in a terminal.
public struct ReplaceSymbolEffect: SymbolEffect, Hashable {
  private(set) var way = SymbolReplacement.Way.downUp

  /// The old one shrinks away, and the new one grows.
  public var downUp: Self { Self(way: .downUp) }
  /// The old one grows away, and the new one grows.
  public var upUp: Self { Self(way: .upUp) }
  /// The old one is gone at once, and the new one grows.
  public var offUp: Self { Self(way: .offUp) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public static var downUp: Self { Self(way: .downUp) }
  public static var upUp: Self { Self(way: .upUp) }
  public static var offUp: Self { Self(way: .offUp) }

  /// The fallback: no two pictures of a terminal share parts that could stay.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { fallback }

  public var motion: SymbolMotion {
    SymbolMotion(round: [.rest])
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
  /// Symbols take each other's place, and all else changes as usual.
  public static var symbolEffect: ContentTransition { .symbolEffect(.replace) }

  /// Symbols take each other's place, by themselves, and all else changes as usual.
  ///
  /// An effect that is not for that is taken for `replace`; of the options the speed counts.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(
      kind: .symbolEffect(effect as? ReplaceSymbolEffect ?? .replace, speed: options.speedFactor))
  }
}
