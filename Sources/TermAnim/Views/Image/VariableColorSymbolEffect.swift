/// A symbol that lights up part by part; in a terminal, as a whole.
///
/// Directions and layers that one may ask for make no difference in a terminal.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion([.rest, SymbolPose(opacity: 0.4, duration: 0.4), SymbolPose(duration: 0.4)])
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
