/// How pickers with the style `palette` show what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case custom
    case symbolVariant(SymbolVariants)
  }

  private let kind: Kind

  /// By a thumb behind it.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

  /// By what the program makes of it.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

  /// By another form of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }

  /// Whether a thumb is behind what is chosen.
  var hasThumb: Bool { kind == .automatic }

  /// The form of the symbols in what is chosen.
  var variant: SymbolVariants {
    if case .symbolVariant(let variant) = kind { variant } else { .none }
  }
}

extension EnvironmentValues {
  @Entry var paletteSelectionEffect: PaletteSelectionEffect = .automatic

  /// Whether a thumb is behind the chosen one of segments.
  @Entry var hasSegmentThumb: Bool = true
}

extension View {
  /// Lets pickers inside with the style `palette` show what is chosen as `effect` says.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
