/// From how many colours the grounds are chosen, so that large quiet areas are never dithered.
enum GroundPalette: Hashable, Sendable {
  /// All colours there are.
  case standard
  /// The greys among the 256 colours of a terminal; single paints are of these 256.
  case greys
  /// Black and white.
  case blackAndWhite

  func colors(for scheme: ColorScheme) -> GroundColors {
    switch (self, scheme) {
    case (.standard, .dark): GroundColors(ground: 0x0E1116, raised: 0x1B2029)
    case (.standard, .light): GroundColors(ground: 0xF7F6F2, raised: 0xFFFFFF)
    case (.greys, .dark): GroundColors(ground: 0x121212, raised: 0x1C1C1C)
    case (.greys, .light): GroundColors(ground: 0xEEEEEE, raised: 0xFFFFFF)
    case (.blackAndWhite, .dark): GroundColors(ground: 0x000000, raised: 0x000000)
    case (.blackAndWhite, .light): GroundColors(ground: 0xFFFFFF, raised: 0xFFFFFF)
    }
  }
}

extension EnvironmentValues {
  /// From how many colours the grounds are chosen.
  @Entry var groundPalette: GroundPalette = .standard

  /// The grounds of the present colour scheme.
  var groundColors: GroundColors { groundPalette.colors(for: colorScheme) }
}
