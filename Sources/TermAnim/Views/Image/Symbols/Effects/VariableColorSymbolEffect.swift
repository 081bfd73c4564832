/// A symbol that lights up part by part; in a terminal, as a whole.
///
/// What one may ask for of the parts makes no difference in a terminal.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }

  public var motion: SymbolMotion {
    SymbolMotion(round: [SymbolPose(opacity: 0.4, duration: 0.4), SymbolPose(duration: 0.4)])
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
