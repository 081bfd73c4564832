import TermAnim

extension ColorDepth {
  /// Whether most colours are made of dots, in which small things are lost.
  var isDotted: Bool { self == .monochrome || self == .indexed16 }
}

extension EnvironmentValues {
  /// The colour that differs most from the ground, and is never made of dots.
  var ink: Color { colorScheme == .dark ? .white : .black }

  /// What words of a colour are drawn in: that colour, or ink where there are no colours.
  func wordColor(_ color: Color) -> Color {
    accessibilityDifferentiateWithoutColor ? ink : color
  }
}
