/// A way for symbols to move.
public protocol SymbolEffect: Sendable {
  /// What a symbol does.
  var motion: SymbolMotion { get }
}

/// An effect that happens once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on for as long as it is wanted.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
