import ArgumentParser
import Foundation
import TermAnim

/// The program: its subcommands, and `play` when none is named.
@main
struct Termsplash: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "termsplash",
    abstract: "Animations for the terminal, in colour and with smooth edges.",
    discussion: "Without a subcommand, plays the first scene.",
    version: "0.1.0",
    subcommands: [PlayCommand.self, RenderCommand.self, ListCommand.self],
    defaultSubcommand: PlayCommand.self
  )

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Says why the program ends, as ArgumentParser would, and ends it.
  ///
  /// Messages quote what was typed, of which nothing may reach the terminal that it would obey.
  private static func end(with error: any Error) -> Never {
    let (code, message) = (exitCode(for: error), fullMessage(for: error))
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { String($0).withControlsVisible }.joined(separator: "\n")
    let file = code.isSuccess ? FileHandle.standardOutput : FileHandle.standardError
    if !text.isEmpty { try? file.write(contentsOf: Data("\(text)\n".utf8)) }
    Foundation.exit(code.rawValue)
  }
}
