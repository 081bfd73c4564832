import ArgumentParser
import Foundation
import TermAnim

/// The program: its subcommands, and `play` when none is named.
@main
struct Termsplash: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "termsplash",
    abstract: "Animations for the terminal, in colour and with smooth edges.",
    usage: """
      termsplash [<scene>] [<options>]
      termsplash <subcommand>
      """,
    discussion: """
      Without a subcommand, plays: the scene that is named, or else a tour of all; \
      'termsplash help play' has the options. Press ? for the keys. NO_COLOR, CLICOLOR_FORCE, \
      COLORTERM, TERM and the locale are honoured.
      """,
    version: "0.1.0",
    subcommands: [
      PlayCommand.self, RecordCommand.self, RenderCommand.self, ListCommand.self,
      DoctorCommand.self, RehearseCommand.self, EndureCommand.self,
    ],
    defaultSubcommand: PlayCommand.self
  )

  static func main() {
    do {
      if let playing = Playing(plainly: arguments) {
        try MainActor.assumeIsolated { try playing.run() }
      } else {
        try expectKnownTopic(arguments[...])
        var command = try parseAsRoot(understandable(arguments))
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// What was typed behind the program's name.
  private static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The arguments as the library understands them; mostly as they are.
  ///
  /// Help about a scene is that about playing one.
  private static func understandable(_ arguments: [String]) -> [String] {
    if arguments.first == "help", arguments.count > 1, SceneName(argument: arguments[1]) != nil {
      return ["help", "play"]
    }
    guard arguments.contains(where: { $0.hasPrefix("-") && Double($0) != nil }) else {
      return arguments
    }
    return OptionTable(of: command).tyingNegativeNumbers(in: arguments)
  }

  private static var subcommands: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Checks that what help is asked for exists; the library would print all the help there is.
  private static func expectKnownTopic(_ arguments: ArraySlice<String>) throws {
    guard arguments.first == "help", let topic = arguments.dropFirst().first else { return }
    let isKnown = (subcommands + ["help"]).contains(topic) || SceneName(argument: topic) != nil
    guard topic.hasPrefix("-") || isKnown else {
      throw ValidationError("there is no help about '\(topic)'")
    }
  }

  /// Says why the program ends, and ends it: in one line when something is wrong.
  ///
  /// Messages quote what was typed, of which nothing may reach the terminal that it would obey.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    guard code.isSuccess else { fail(error, code) }
    do {
      let text = fullMessage(for: error)
      if !text.isEmpty { try StandardOutput.write(lines: [text]) }
    } catch {
      fail(error, exitCode(for: error))
    }
    Foundation.exit(code.rawValue)
  }

  private static func fail(_ error: any Error, _ code: ExitCode) -> Never {
    let text = oneLine(code == .validationFailure ? complaint(about: error) : message(for: error))
    let hint = code == .validationFailure ? " (see 'termsplash \(topic)')" : ""
    if !text.isEmpty {
      try? FileHandle.standardError.write(contentsOf: Data("Error: \(text)\(hint)\n".utf8))
    }
    Foundation.exit(code.rawValue)
  }

  /// What is wrong with the command line, from its beginning: an option that there is not, a slip
  /// in the name of a scene, or else what the library says.
  private static func complaint(about error: any Error) -> String {
    let table = OptionTable(of: command)
    if arguments.first == "help" { return message(for: error) }
    if let unknown = UnknownOption(in: arguments, of: table) { return unknown.description }
    let unknown = UnknownScene(in: arguments, of: table, subcommands: subcommands)
    return unknown?.description ?? ParserMessage(oneLine(message(for: error))).description
  }

  /// The subcommand that was meant.
  private static var command: any ParsableCommand.Type {
    let meant = arguments.lazy.compactMap { word in
      configuration.subcommands.first { $0.configuration.commandName == word }
    }
    return meant.first ?? PlayCommand.self
  }

  /// What has the help of the subcommand that was meant, with its options.
  private static var topic: String {
    arguments.first == "help" ? "--help" : "help \(command.configuration.commandName ?? "play")"
  }

  /// Lines in one, those of a list with commas between them; harmless to any terminal.
  private static func oneLine(_ message: String) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let mark = "- "
    let items = lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count) }
    let sentences = lines.filter { !$0.hasPrefix(mark) } + [items.joined(separator: ", ")]
    let line = sentences.joined(separator: " ").trimmingCharacters(in: .whitespaces)
      .withControlsVisible.shortened
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}
