import ArgumentParser

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
}
