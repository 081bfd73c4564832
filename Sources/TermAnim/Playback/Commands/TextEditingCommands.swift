/// The commands of a Mac that find and change text; a terminal has none.
public struct TextEditingCommands: Commands {
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}
