/// How the parts of a symbol are painted; in a terminal, all with the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension EnvironmentValues {
  /// How programs want the parts of symbols to be painted; of no effect here.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }
}

extension View {
  /// Says how symbols are to be painted to those who ask: here they have one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// The picture as it is: symbols have one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    self
  }
}
