/// The commands of a Mac that fetch pictures from other devices; a terminal has none.
public struct ImportFromDevicesCommands: Commands {
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}
