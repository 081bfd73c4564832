import ArgumentParser
import Foundation
import TermAnim

/// The program: its subcommands, and `play` when none is named.
@main
struct Termsplash: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "termsplash",
    abstract: "Animations for the terminal, in colour and with smooth edges.",
    discussion: """
      Without a subcommand, plays: the scene that is named, or else a tour of all. Press ? for the \
      keys. NO_COLOR, CLICOLOR_FORCE, COLORTERM, TERM and the locale are honoured.
      """,
    version: "0.1.0",
    subcommands: [
      PlayCommand.self, RenderCommand.self, ListCommand.self, DoctorCommand.self,
      RehearseCommand.self, EndureCommand.self,
    ],
    defaultSubcommand: PlayCommand.self
  )

  static func main() {
    do {
      if let playing = Playing(plainly: Array(CommandLine.arguments.dropFirst())) {
        try MainActor.assumeIsolated { try playing.run() }
      } else {
        var command = try parseAsRoot()
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Says why the program ends, and ends it: in one line when something is wrong.
  ///
  /// Messages quote what was typed, of which nothing may reach the terminal that it would obey.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let isUsage = code == .validationFailure
    let text = code.isSuccess ? fullMessage(for: error) : oneLine(message(for: error))
    let hint = isUsage ? " (see 'termsplash --help')" : ""
    let file = code.isSuccess ? FileHandle.standardOutput : FileHandle.standardError
    if !text.isEmpty {
      let line = code.isSuccess ? text : "Error: \(text)\(hint)"
      try? file.write(contentsOf: Data("\(line)\n".utf8))
    }
    Foundation.exit(code.rawValue)
  }

  /// Lines in one, harmless to any terminal.
  private static func oneLine(_ message: String) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let line = shortened(lines.joined(separator: " ").withControlsVisible)
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }

  /// The beginning and the end of a line that nobody would read.
  ///
  /// Counted in scalars: one character may have any number of marks.
  private static func shortened(_ line: String) -> String {
    let (scalars, half) = (line.unicodeScalars, 300)
    guard scalars.count > 2 * half else { return line }
    return "\(String(scalars.prefix(half))) ... \(String(scalars.suffix(half)))"
  }
}
