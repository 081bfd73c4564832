/// An option that a command does not have.
struct UnknownOption: CustomStringConvertible {
  let name: String
  /// The option that was meant, most likely.
  let nearest: String?

  /// The first one among arguments; nil when there is none.
  ///
  /// What follows such an option would be taken for a scene, and blamed.
  init?(in arguments: [String], of table: OptionTable) {
    var isValue = false
    for argument in arguments.prefix(while: { $0 != "--" }) {
      defer { isValue = table.takesValue(argument) }
      guard argument.hasPrefix("--"), !isValue else { continue }
      let name = String(argument.prefix { $0 != "=" })
      guard !table.contains(name) else { continue }
      self.name = name
      nearest = Self.nearest(to: name, in: table.names)
      return
    }
    return nil
  }

  var description: String {
    "there is no option '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// The option that begins with `name`, or is a letter or two away from it.
  private static func nearest(to name: String, in names: [String]) -> String? {
    let long = names.filter { $0.hasPrefix("--") }
    if name.count > 3, let whole = long.first(where: { $0.hasPrefix(name) }) { return whole }
    let distances = long.map { (name: $0, count: distance(Array(name), Array($0))) }
    return distances.filter { $0.count <= 2 && $0.count < $0.name.count - 3 }
      .min { $0.count < $1.count }?.name
  }

  /// How many letters have to be put in, left out or changed.
  ///
  /// V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals"
  /// (1966).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let change = diagonal + (other[place] == character ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(change, row[place] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
