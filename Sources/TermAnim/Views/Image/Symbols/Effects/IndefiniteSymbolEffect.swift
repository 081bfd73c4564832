/// An effect that goes on for as long as it is wanted.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
