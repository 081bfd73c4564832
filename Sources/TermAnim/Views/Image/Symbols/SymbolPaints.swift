/// What the parts of a picture are painted with.
struct SymbolPaints {
  /// That of what a symbol says, and of pictures without parts.
  let first: StylePaint
  /// Those of the other parts; none where all is painted alike.
  var lower: [StylePaint] = []
  /// Whether the other ones are fainter forms of the first.
  var isDerived = false
}

extension SymbolPaints {
  /// The paints of a symbol in an environment; `name` is asked for where they depend on that.
  ///
  /// - SeeAlso: developer.apple.com/documentation/swiftui/symbolrenderingmode
  init(
    for mode: SymbolRenderingMode?, in environment: EnvironmentValues, name: () -> String?
  ) {
    let levels = environment.foregroundLevels
    let first = ForegroundStyle().paint(in: environment)
    switch mode {
    case .multicolor?:
      let own = name().flatMap { SymbolColors.colors(of: $0, in: environment) } ?? []
      let paints = own.map { $0.map { .color($0) } ?? first }
      self.init(first: paints.first ?? first, lower: Array(paints.dropFirst()))
    case nil where levels.secondary == nil, .monochrome?:
      self.init(first: first)
    default:
      let secondary = HierarchicalShapeStyle.secondary.paint(in: environment)
      let tertiary = HierarchicalShapeStyle.tertiary.paint(in: environment)
      let isDerived = levels.secondary == nil
      // Where two styles are given, the second one is for all that is not in the first.
      let hasTwo = !isDerived && levels.tertiary == nil
      self.init(
        first: first, lower: [secondary, hasTwo ? secondary : tertiary], isDerived: isDerived)
    }
  }
}
