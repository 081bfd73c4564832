/// How the parts of a symbol are painted; in a terminal, all with the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
  /// The view as it is: symbols have one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    self
  }
}

extension Image {
  /// The picture as it is: symbols have one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    self
  }
}
