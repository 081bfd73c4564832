/// The colours that even areas are made of, so that these are never dithered.
enum FlatPalette: Hashable, Sendable {
  /// All colours there are.
  case standard
  /// A terminal's 256 colours for what one colour paints, and the greys among them for grounds.
  case indexed256
  /// Black and white for grounds; what one colour paints is as it is, since hardly any are near.
  case blackAndWhite

  func colors(for scheme: ColorScheme) -> GroundColors {
    switch (self, scheme) {
    case (.standard, .dark): GroundColors(ground: 0x0E1116, raised: 0x1B2029)
    case (.standard, .light): GroundColors(ground: 0xF7F6F2, raised: 0xFFFFFF)
    case (.indexed256, .dark): GroundColors(ground: 0x121212, raised: 0x1C1C1C)
    case (.indexed256, .light): GroundColors(ground: 0xEEEEEE, raised: 0xFFFFFF)
    case (.blackAndWhite, .dark): GroundColors(ground: 0x000000, raised: 0x000000)
    case (.blackAndWhite, .light): GroundColors(ground: 0xFFFFFF, raised: 0xFFFFFF)
    }
  }
}

extension EnvironmentValues {
  /// The colours that even areas are made of.
  @Entry var flatPalette: FlatPalette = .standard

  /// The grounds of the present colour scheme.
  var groundColors: GroundColors { flatPalette.colors(for: colorScheme) }
}
