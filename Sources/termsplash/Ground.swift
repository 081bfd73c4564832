import TermAnim

/// The colours behind everything, and of what is raised above it.
enum Ground {
  /// The ground that the player paints where there are enough colours: a dark that is not black, a
  /// light that is not white.
  static func color(for scheme: ColorScheme) -> Color {
    scheme == .dark ? rgb(0x0E, 0x11, 0x16) : rgb(0xF7, 0xF6, 0xF2)
  }

  /// The ground of a panel that lies over a scene.
  static func raised(for scheme: ColorScheme) -> Color {
    scheme == .dark ? rgb(0x1B, 0x20, 0x29) : rgb(0xFF, 0xFF, 0xFF)
  }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
