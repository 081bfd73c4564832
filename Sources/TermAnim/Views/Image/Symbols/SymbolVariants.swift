/// Forms of a symbol that its name may say, too, such as the filled one.
public struct SymbolVariants: Hashable, Sendable {
  /// A form around the symbol; there is one at most.
  private enum Surround: String {
    case circle, square, rectangle
  }

  private var surround: Surround?
  private var isSlashed = false
  private var isFilled = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(surround: .circle)
  public static let square = SymbolVariants(surround: .square)
  public static let rectangle = SymbolVariants(surround: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { .circle.adding(self) }
  public var square: SymbolVariants { .square.adding(self) }
  public var rectangle: SymbolVariants { .rectangle.adding(self) }
  public var fill: SymbolVariants { .fill.adding(self) }
  public var slash: SymbolVariants { .slash.adding(self) }

  /// These forms and those of `other`, which gives way where both put something around the symbol.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      surround: surround ?? other.surround, isSlashed: isSlashed || other.isSlashed,
      isFilled: isFilled || other.isFilled)
  }

  /// The names of the symbol `name` in these forms, the wanted one first.
  ///
  /// What the name itself says of forms goes before what is around it.
  func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    var parts = name.split(separator: ".").map(String.init)
    let own = Self.takeForms(off: &parts)
    let suffixes = own.adding(self).suffixes
      .filter { own.suffixes.contains($0) || !parts.contains($0) }
    let wanted = (parts + suffixes).joined(separator: ".")
    return wanted == name ? [name] : [wanted, name]
  }

  /// Takes the forms that a name says off its end; a name is more than those.
  private static func takeForms(off parts: inout [String]) -> SymbolVariants {
    var forms = SymbolVariants.none
    if parts.count > 1, parts.last == "fill" {
      forms.isFilled = true
      parts.removeLast()
    }
    if parts.count > 1, let surround = parts.last.flatMap(Surround.init) {
      forms.surround = surround
      parts.removeLast()
    }
    if parts.count > 1, parts.last == "slash" {
      forms.isSlashed = true
      parts.removeLast()
    }
    return forms
  }

  /// Ends of names, in the order in which names have them.
  private var suffixes: [String] {
    [isSlashed ? "slash" : nil, surround?.rawValue, isFilled ? "fill" : nil].compactMap { $0 }
  }

  private init(surround: Surround? = nil, isSlashed: Bool = false, isFilled: Bool = false) {
    (self.surround, self.isSlashed, self.isFilled) = (surround, isSlashed, isFilled)
  }
}

extension EnvironmentValues {
  /// The forms that symbols are shown in, where there are any.
  @Entry public var symbolVariants: SymbolVariants = .none
}

extension View {
  /// Shows symbols inside in another form, where there is one.
  ///
  /// Forms add up, in any order; of those around a symbol the one nearest to it counts.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant.adding($0) }
  }
}
