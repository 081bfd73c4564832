/// A mark that is drawn over or under a letter.
struct CombiningMark: Hashable, Sendable {
  /// Which side of the letter a mark is on.
  enum Place: Hashable, Sendable {
    case above
    case below
    /// Below, and grown together with the letter.
    case attached
  }

  private let scalar: Unicode.Scalar
  let place: Place

  /// The mark that Unicode's `scalar` is on `base`: a cedilla is a comma on the letters of Latvian.
  init(_ scalar: Unicode.Scalar, on base: Unicode.Scalar) {
    switch (scalar, base) {
    case ("\u{327}", "g"): self.scalar = "\u{312}"
    case ("\u{327}", "k"), ("\u{327}", "l"), ("\u{327}", "n"), ("\u{327}", "r"),
      ("\u{327}", "K"), ("\u{327}", "L"), ("\u{327}", "N"), ("\u{327}", "R"), ("\u{327}", "G"):
      self.scalar = "\u{326}"
    default: self.scalar = scalar
    }
    switch self.scalar.properties.canonicalCombiningClass {
    case .attachedBelow: place = .attached
    case .below, .belowLeft, .belowRight: place = .below
    default: place = .above
    }
  }

  /// The mark's name in the tables, `U+0301`.
  var name: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
