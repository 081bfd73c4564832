/// Where the names of symbols say that these point, other than to the left and to the right.
enum SymbolDirection {
  private static let opposites: [Substring: String] = [
    "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
  ]

  /// The symbol that is shown for `name` in an environment: where rows begin on the right, one that
  /// points forward is the one that points backward.
  ///
  /// What is `forward` by itself, as the sign on the key of a player, is so everywhere.
  static func name(_ name: String, in environment: EnvironmentValues) -> String {
    guard environment.layoutDirection == .rightToLeft else { return name }
    let words = name.split(separator: ".")
    let turned = words.enumerated().map { index, word in
      index == 0 ? String(word) : opposites[word] ?? String(word)
    }.joined(separator: ".")
    return SymbolCut.isKnown(turned) ? turned : name
  }
}
