/// The colours that symbols have by themselves.
enum SymbolColors {
  /// Letters of colours by names of symbols, the first style's first.
  private static let letters: [String: String] = [
    "xmark.circle.fill": "wr", "minus.circle.fill": "wr", "exclamationmark.circle.fill": "wr",
    "plus.circle.fill": "wg", "checkmark.circle.fill": "wg", "trash.circle.fill": "wr",
    "exclamationmark.triangle.fill": "wy", "exclamationmark.octagon.fill": "wr",
    "xmark.octagon.fill": "wr", "checkmark.seal.fill": "wb", "xmark.seal.fill": "wr",
    "checkmark.shield.fill": "wg", "xmark.shield.fill": "wr", "heart.fill": "r",
    "star.fill": "y", "bolt.fill": "y", "trash": "r", "trash.fill": "r", "sun.max.fill": "y",
    "sun.min.fill": "y", "cloud.fill": "k", "cloud.sun.fill": "ky", "cloud.bolt.fill": "ky",
    "cloud.rain.fill": "kc", "cloud.drizzle.fill": "kc", "cloud.sun.rain.fill": "kyc",
    "sun.rain.fill": "yc",
  ]
  /// Letters by what is in a badge; what it is beside is in the foreground style.
  private static let badgeLetters: [Substring: String] = ["": "r-", "plus": "g-", "minus": "r-"]

  /// The colours of the drawing called `name`, the first style's first, nil being the foreground
  /// style; nil for one that has none.
  static func colors(of name: String, in environment: EnvironmentValues) -> [Color.Resolved?]? {
    let own = letters[name] ?? SymbolLevels.badge(of: name).flatMap { badgeLetters[$0] }
    let isDark = environment.colorScheme == .dark
    return own?.map { color($0, isDark: isDark)?.resolve(in: environment) }
  }

  private static func color(_ letter: Character, isDark: Bool) -> Color? {
    switch letter {
    case "w": .white
    case "r": .red
    case "g": .green
    case "b": .blue
    case "y": .yellow
    case "c": .cyan
    // A cloud that can be seen.
    case "k": isDark ? .white : .gray
    default: nil
    }
  }
}
