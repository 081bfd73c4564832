/// What the name of a font family tells about its letters, as far as names that programs for Macs
/// use do.
struct FamilyTraits {
  /// What the last words of the name ask for, as those of `AvenirNext-DemiBold` do.
  let weight: Font.Weight
  /// The design that comes nearest; the usual one for most.
  let design: Font.Design
  /// Whether the last word asks for slanted letters.
  let isItalic: Bool

  /// Reads a name; O(characters).
  private init(reading name: String) {
    let words = Self.words(of: name)
    weight = Self.weight(of: words.filter { !Self.slants.contains($0) })
    design = Self.design(of: name.lowercased())
    isItalic = words.count > 1 && Self.slants.contains(words[words.count - 1])
  }

  private static let known = Locked<[String: FamilyTraits]>([:])

  /// More names than programs use.
  private static let most = 64

  /// The traits of `name`, which is read once: bodies name their fonts again in each frame.
  static func of(_ name: String) -> FamilyTraits {
    known.withLock { known in
      if let traits = known[name] { return traits }
      if known.count == most { known.removeAll() }
      let traits = FamilyTraits(reading: name)
      known[name] = traits
      return traits
    }
  }

  // MARK: Names

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

  private static let weights: [String: Font.Weight] = [
    "thin": .thin, "light": .light, "medium": .medium, "bold": .bold, "heavy": .heavy,
    "black": .black, "ultralight": .ultraLight, "extralight": .ultraLight, "semibold": .semibold,
    "demibold": .semibold, "demi": .semibold, "extrabold": .heavy, "ultrabold": .heavy,
  ]

  private static let slants: Set = ["italic", "oblique"]

  /// The design of a name in small letters.
  private static func design(of name: String) -> Font.Design {
    guard !name.contains("sans") || name.contains("mono") else { return .default }
    return designs.first { $0.1.contains { name.contains($0) } }?.0 ?? .default
  }

  private static func weight(of words: [String]) -> Font.Weight {
    guard words.count > 1, let last = words.last else { return .regular }
    return weights[words.suffix(2).joined()] ?? weights[last] ?? .regular
  }

  /// The words of a name in small letters, without the foundry's mark at the end of PostScript
  /// names such as `Arial-BoldMT`; capitals begin words as well.
  private static func words(of name: String) -> [String] {
    var words = [""]
    var previous: Character = " "
    for character in name {
      if !character.isLetter || character.isUppercase && previous.isLowercase { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    words.removeAll(where: \.isEmpty)
    if words.last == "mt" { words.removeLast() }
    return words
  }
}
