/// The commands of a Mac that show, hide and change a toolbar; a terminal has none.
public struct ToolbarCommands: Commands {
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}
