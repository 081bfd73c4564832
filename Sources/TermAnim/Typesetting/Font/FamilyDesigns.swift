/// What kind of letters families have that programs for Macs name, as far as the name tells.
enum FamilyDesigns {
  private static let designs: [(Font.Design, [String])] = [
    (
      .monospaced,
      [
        "menlo", "monaco", "courier", "sfmono", "sf mono", "andale mono", "consolas", "mono",
        "typewriter", "fira code",
      ]
    ),
    (.rounded, ["rounded", "chalkboard", "comic", "marker felt", "noteworthy"]),
    (
      .serif,
      [
        "georgia", "times", "palatino", "baskerville", "didot", "bodoni", "hoefler", "new york",
        "garamond", "cochin", "serif",
      ]
    ),
  ]

  /// The design that comes nearest to the family called `name`; the usual one for most.
  static func design(of name: String) -> Font.Design {
    let name = name.lowercased()
    guard !name.contains("sans") || name.contains("mono") else { return .default }
    return designs.first { $0.1.contains { name.contains($0) } }?.0 ?? .default
  }
  private static let weights: [String: Font.Weight] = [
    "thin": .thin, "light": .light, "medium": .medium, "bold": .bold, "heavy": .heavy,
    "black": .black, "ultralight": .ultraLight, "extralight": .ultraLight, "semibold": .semibold,
    "demibold": .semibold, "demi": .semibold, "extrabold": .heavy, "ultrabold": .heavy,
  ]

  private static let slants: Set = ["italic", "oblique"]

  /// The weight that the last words of `name` ask for, as those of `AvenirNext-DemiBold` do.
  static func weight(of name: String) -> Font.Weight {
    let words = words(of: name).filter { !slants.contains($0) }
    guard words.count > 1, let last = words.last else { return .regular }
    return weights[words.suffix(2).joined()] ?? weights[last] ?? .regular
  }

  /// Whether the last word of `name` asks for slanted letters.
  static func isItalic(_ name: String) -> Bool {
    words(of: name).dropFirst().last.map(slants.contains) ?? false
  }

  /// The words of a name in small letters; capitals begin words as well.
  private static func words(of name: String) -> [String] {
    var words = [""]
    var previous: Character = " "
    for character in name {
      if !character.isLetter || character.isUppercase && previous.isLowercase { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    return words.filter { !$0.isEmpty }
  }
}
