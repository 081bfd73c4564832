import TermAnim

/// How much words stand back behind the picture; all of them can be read.
///
/// On the grounds of both schemes, and on what words stand on there, contrast is 4.5 or more. Where
/// there are few colours all words have the one of text, for those nearest to a tone would be
/// fainter.
struct Tone: ShapeStyle {
  /// How opaque words are, on a dark ground and on a light one.
  let opacity: (dark: Double, light: Double)

  func resolve(in environment: EnvironmentValues) -> Color {
    guard !environment.terminalColorDepth.isDotted else { return .primary }
    return .primary.opacity(environment.colorScheme == .dark ? opacity.dark : opacity.light)
  }
}

extension ShapeStyle where Self == Tone {
  /// The tone of what is read first among what is not the picture, such as a scene's name.
  static var calm: Tone { Tone(opacity: (0.85, 0.85)) }

  /// The tone of what is read second, such as keys and captions.
  static var quiet: Tone { Tone(opacity: (0.61, 0.7)) }
}
