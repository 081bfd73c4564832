/// What kind of letters well-known families have that programs for Macs name.
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
}
