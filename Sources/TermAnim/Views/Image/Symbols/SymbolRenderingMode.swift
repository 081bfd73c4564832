/// How the parts of a symbol are painted, such as a sign and the disc it is in.
///
/// Symbols that have no parts are painted with the first style, and so are those that are
/// characters of the terminal; small ones in whole pixels, whose parts cannot be told apart, with
/// that of the larger part.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All with the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// With the colours that a symbol has by itself, else with the foreground style.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// With the foreground style and fainter forms of it, or the other styles that have been given.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// With the styles that `foregroundStyle` has been given; where that is one, as `hierarchical`.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension EnvironmentValues {
  /// How the parts of symbols are painted; nil is `palette` where there is more than one foreground
  /// style, else `monochrome`.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

extension View {
  /// Says how the parts of symbols inside are painted, unless an image says it itself.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
