/// The commands of a Mac that show and hide a sidebar; a terminal has none.
public struct SidebarCommands: Commands {
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}
