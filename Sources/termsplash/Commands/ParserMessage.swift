import ArgumentParser

/// What the library says of a wrong command line, as the program says it: what is wrong, and what
/// to do.
struct ParserMessage: CustomStringConvertible {
  let description: String

  /// - Parameter message: Words of the library, in one line; what it does not say itself stays.
  init(_ message: String) {
    let readings = [
      Self.invalidScene, Self.invalidChoice, Self.invalidValue, Self.missingValue,
      Self.missingArgument, Self.superfluous, Self.unknown, Self.valueOfFlag, Self.shell,
    ]
    description = readings.lazy.compactMap { $0(message) }.first ?? message
  }

  private static func invalidScene(_ message: String) -> String? {
    message.prefixMatch(of: /The value '(.*)' is invalid for '<scene>'/).map {
      "there is no scene '\($0.1)'; 'termsplash list' names them"
    }
  }

  private static func invalidChoice(_ message: String) -> String? {
    message.wholeMatch(
      of: /The value '(.*)' is invalid for '(-\S+) <.*>'\. Please provide one of (.*)/
    ).map { match in
      let choices = match.3.replacing("'", with: "").replacing(" and ", with: " or ")
      return "\(match.2) takes \(choices), not '\(match.1)'"
    }
  }

  private static func invalidValue(_ message: String) -> String? {
    message.wholeMatch(of: /The value '(.*)' is invalid for '(-\S+) <(.*?)>'(?:: (.*))?/).map {
      "\($0.2) takes \(kind(of: $0.2, named: $0.3)), not '\($0.1)'" + ($0.4.map { "; \($0)" } ?? "")
    }
  }

  private static func missingValue(_ message: String) -> String? {
    message.wholeMatch(of: /Missing value for '(-\S+)(?: <(.*)>)?'/).map {
      "\($0.1) needs \(kind(of: $0.1, named: $0.2 ?? "")) behind it"
    }
  }

  private static func missingArgument(_ message: String) -> String? {
    message.wholeMatch(of: /Missing expected argument '(?:(-\S+) )?<(.*)>'/).map {
      guard let option = $0.1 else {
        return "there is no \($0.2); name one of those in 'termsplash list'"
      }
      return "\(option) is missing; add \(option) and \(kind(of: option, named: $0.2))"
    }
  }

  private static func superfluous(_ message: String) -> String? {
    message.wholeMatch(of: /(?:Unexpected argument|\d+ unexpected arguments:) (.*)/).map {
      $0.1.contains("', '")
        ? "\($0.1) are too much; leave them out" : "\($0.1) is too much; leave it out"
    }
  }

  private static func unknown(_ message: String) -> String? {
    message.prefixMatch(of: /Unknown option '(\S*)'/).map { "there is no option '\($0.1)'" }
  }

  private static func valueOfFlag(_ message: String) -> String? {
    message.wholeMatch(of: /The option '(.*)' does not take any value, but '(.*)' was specified/)
      .map { "\($0.1) takes no value; leave '\($0.2)' out" }
  }

  private static func shell(_ message: String) -> String? {
    message.prefixMatch(of: /Can't generate completion scripts for '(.*?)'\./).map {
      "--generate-completion-script takes bash, zsh or fish, not '\($0.1)'"
    }
  }

  /// What an option takes, by its name and that of its value.
  private static func kind(of option: Substring, named value: Substring) -> String {
    switch (option, value) {
    case ("--seed", _): "a whole number from 0 on"
    case ("--magnification", _), ("--inline", _): "a whole number"
    case (_, "n"), (_, "points"), (_, "ratio"), (_, "factor"): "a number"
    case (_, "seconds"), (_, "keys"), (_, "COLSxROWS"): String(value)
    case (_, "bytes"): "bytes a second"
    case (_, "file"), (_, "shell"): "the name of a \(value)"
    case (_, "color"): choices(of: ColorChoice.self)
    case (_, "theme"): choices(of: Theme.self)
    case (_, "motion"): choices(of: Motion.self)
    default: "a value"
    }
  }

  private static func choices(of type: any ExpressibleByArgument.Type) -> String {
    let names = type.allValueStrings
    return names.dropLast().joined(separator: ", ") + (names.last.map { " or \($0)" } ?? "")
  }
}
