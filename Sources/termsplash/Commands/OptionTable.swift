import ArgumentParser

/// The options of a command, as its help has them.
struct OptionTable {
  /// The names of all options, such as `--fps` and `-o`, and what is said of their values; nil
  /// where they have none.
  private let values: [String: String?]

  init(of command: any ParsableCommand.Type) {
    // So wide that nothing is wrapped.
    let help = Termsplash.helpMessage(for: command, columns: 1000)
    var values: [String: String?] = ["--generate-completion-script": "<shell>"]
    for line in help.split(separator: "\n") {
      guard let match = line.prefixMatch(of: /\s\s((?:-\w, )?--?[a-z][a-z-]*)(?: (<[^>]*>))?/)
      else { continue }
      for name in match.1.split(separator: ", ") {
        values.updateValue(match.2.map(String.init), forKey: String(name))
      }
    }
    self.values = values
  }

  var names: [String] { values.keys.sorted() }

  func contains(_ name: String) -> Bool { values.keys.contains(name) }

  func takesValue(_ name: String) -> Bool { (values[name] ?? nil) != nil }

  /// The arguments with negative numbers behind an option tied to it, as in `--at=-1`.
  ///
  /// Options begin with a dash, too, so that the number would be taken for one and the value to be
  /// missing; tied, it is told why it is wrong.
  func tyingNegativeNumbers(in arguments: [String]) -> [String] {
    var tied: [String] = []
    for argument in arguments {
      if let last = tied.last, last.hasPrefix("--"), takesValue(last), argument.hasPrefix("-"),
        Double(argument) != nil
      {
        tied[tied.count - 1] = "\(last)=\(argument)"
      } else {
        tied.append(argument)
      }
    }
    return tied
  }
}
