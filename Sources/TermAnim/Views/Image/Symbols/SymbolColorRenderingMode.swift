/// How a symbol would be filled with its colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let number: Int

  public static let flat = SymbolColorRenderingMode(number: 0)
  public static let gradient = SymbolColorRenderingMode(number: 1)
}
