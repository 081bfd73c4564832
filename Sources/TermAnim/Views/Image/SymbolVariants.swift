/// Forms of a symbol that its name may say, too, such as the filled one.
public struct SymbolVariants: Hashable, Sendable {
  /// Ends of names, in the order in which they are put.
  private(set) var suffixes: [String]

  public static let none = SymbolVariants(suffixes: [])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ suffix: String) -> SymbolVariants {
    SymbolVariants(suffixes: suffixes.filter { $0 != suffix } + [suffix])
  }

  /// The names of the symbol `name` in these forms, the wanted one first.
  func names(of name: String) -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    let wanted = (parts + suffixes.filter { !parts.contains($0) }).joined(separator: ".")
    return wanted == name ? [name] : [wanted, name]
  }
}

extension EnvironmentValues {
  /// The forms that symbols are shown in, where there are any.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }
}

extension View {
  /// Shows symbols inside in another form, where there is one.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
