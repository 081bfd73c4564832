import TermAnim

extension ColorDepth {
  /// Whether most colours are made of dots, in which small things are lost.
  var isDotted: Bool { self == .monochrome || self == .indexed16 }
}

extension ColorScheme {
  /// The colour that differs most from the ground, and is never made of dots.
  var ink: Color { self == .dark ? .white : .black }
}

extension EnvironmentValues {
  /// The ink of the present ground.
  var ink: Color { colorScheme.ink }

  /// What words of a colour are drawn in: that colour, or ink where there are no colours.
  func wordColor(_ color: Color) -> Color {
    accessibilityDifferentiateWithoutColor ? ink : color
  }

  /// What words of a colour are drawn in on the ground: ink, too, where light colours of few would
  /// be lost on a light one.
  func wordColor(onGround color: Color) -> Color {
    guard colorScheme == .light, terminalColorDepth.isDotted else { return wordColor(color) }
    return color.luminance(in: self) > 0.5 ? ink : wordColor(color)
  }

  /// Whether words of a size in points can be read when they are drawn.
  ///
  /// Without half blocks a pixel is as high as a row, of which letters need six.
  func canDrawWords(ofSize size: CGFloat) -> Bool {
    terminalHasUnicode || size >= 6 * terminalCell.height
  }
}
