/// A word that should be a scene or a subcommand, and is nearly one.
struct UnknownScene: CustomStringConvertible {
  let word: String
  /// The scene or subcommand that was meant, most likely.
  let nearest: String

  /// The first word among arguments that is neither an option nor the value of one; nil when it is
  /// a scene, or like none.
  ///
  /// The word `tour` counts, which somebody may type who would see all scenes.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - table: The options of the subcommand.
  ///   - subcommands: Their names; one of them may come first.
  init?(in arguments: [String], of table: OptionTable, subcommands: [String]) {
    var isValue = false
    let hasSubcommand = arguments.first.map(subcommands.contains) ?? false
    let word = arguments.dropFirst(hasSubcommand ? 1 : 0).first { argument in
      defer { isValue = table.takesValue(argument) }
      return !isValue && !argument.hasPrefix("-")
    }
    if word?.lowercased() == Self.tour {
      (self.word, nearest) = (Self.tour, "")
      return
    }
    let names = SceneName.allCases.map(\.rawValue) + (hasSubcommand ? [] : subcommands)
    guard let word, SceneName(argument: word) == nil,
      let nearest = word.lowercased().nearest(in: names)
    else { return nil }
    (self.word, self.nearest) = (word, nearest)
  }

  private static let tour = "tour"

  var description: String {
    if word == Self.tour { return "'tour' is no scene; leave it out, and all of them are shown" }
    return word == nearest
      ? "'\(word)' has to come before all options"
      : "there is no scene '\(word)'; did you mean '\(nearest)'?"
  }
}
