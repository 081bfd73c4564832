/// The commands of a Mac that show and hide an inspector; a terminal has none.
public struct InspectorCommands: Commands {
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}
