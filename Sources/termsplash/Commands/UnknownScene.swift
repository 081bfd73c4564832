/// A word that should be a scene or a subcommand, and is nearly one.
struct UnknownScene: CustomStringConvertible {
  let word: String
  /// The scene or subcommand that was meant, most likely.
  let nearest: String

  /// The first word among arguments that is neither an option nor the value of one; nil when it is
  /// a scene, or like none.
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
    let names = SceneName.allCases.map(\.rawValue) + (hasSubcommand ? [] : subcommands)
    guard let word, SceneName(argument: word) == nil,
      let nearest = word.lowercased().nearest(in: names)
    else { return nil }
    (self.word, self.nearest) = (word, nearest)
  }

  var description: String {
    word == nearest
      ? "'\(word)' has to come before all options"
      : "there is no scene '\(word)'; did you mean '\(nearest)'?"
  }
}
