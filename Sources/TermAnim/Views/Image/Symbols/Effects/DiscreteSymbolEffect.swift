/// An effect that happens once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}
