/// The commands of a Mac that format text; a terminal has none.
public struct TextFormattingCommands: Commands {
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}
