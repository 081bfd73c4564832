/// How the share of a symbol with a variable value would be shown.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let number: Int

  /// By the strength of its parts.
  public static let color = SymbolVariableValueMode(number: 0)
  /// By the length of its lines.
  public static let draw = SymbolVariableValueMode(number: 1)
}

/// How a symbol would be filled with its colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let number: Int

  public static let flat = SymbolColorRenderingMode(number: 0)
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

extension View {
  /// The view as it is: parts of symbols are strong or faint.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }

  /// The view as it is: symbols have too few pixels for a gradient of their own.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
}
