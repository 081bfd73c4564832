/// An effect in which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
