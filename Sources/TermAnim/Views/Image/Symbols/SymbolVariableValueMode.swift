/// How the share of a symbol with a variable value would be shown.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let number: Int

  /// By the strength of its parts.
  public static let color = SymbolVariableValueMode(number: 0)
  /// By the length of its lines.
  public static let draw = SymbolVariableValueMode(number: 1)
}
