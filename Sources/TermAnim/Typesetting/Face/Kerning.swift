/// How much closer than their sides say two characters stand.
enum Kerning {
  /// Characters on the left, characters on the right, and the change in units of the grid.
  private static let rules: [(left: String, right: String, units: Double)] = [
    ("AΑАΛΔ", "TVWYΤΥТУ", -1.8), ("TVWYΤΥТУ", "AΑАΛΔ", -1.8), ("LГΓ", "A", -0.6),
    ("L", "TVWY", -1.8), ("TVWYFPГΓ", ".,…", -2.4), ("FP", "A", -1.4), ("7", ".,", -1.6),
    ("T", "acdegmnopqrsuvwxyz", -1.6), ("Y", "acdegmnopqrsu", -1.4), ("V", "acdegoq", -0.9),
    ("W", "acdegoq", -0.6), ("KX", "OCGQ", -0.6), ("r", ".,…", -1.6), ("vwy", ".,…", -1.2),
    ("ГΓ", "аеорсуыои", -1.2), ("Р", "А", -1.2),
  ]

  /// Every pair of the rules, so that looking one up is O(1).
  private static let pairs: [Pair: Double] = {
    var pairs: [Pair: Double] = [:]
    for rule in rules {
      for left in rule.left {
        for right in rule.right { pairs[Pair(left: left, right: right)] = rule.units }
      }
    }
    return pairs
  }()

  private struct Pair: Hashable {
    var left: Character
    var right: Character
  }

  /// The change for a pair; 0 for most, negative when they move together.
  static func units(between left: Character, and right: Character) -> Double {
    pairs[Pair(left: left, right: right)] ?? 0
  }
}
