extension Scene {
  /// Adds what can be done wherever the focus is, by keyboard shortcuts.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ModifiedScene(base: self, modifier: CommandsModifier(commands: content().rootView))
  }

  /// The scene without the commands that were added to it.
  public func commandsRemoved() -> some Scene {
    environment(\.areCommandsRemoved, true)
  }

  /// The scene with other commands than those that were added to it.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
