/// Keeps the controls of commands beside a scene's view, where nobody sees them: they stay when the
/// scene shows nothing.
nonisolated struct CommandsModifier: ViewModifier {
  let commands: AnyView
  @Environment(\.areCommandsRemoved) private var areRemoved

  @MainActor
  func body(content: Content) -> some View {
    ZStack {
      if !areRemoved {
        ZStack { commands }
          .frame(width: 0, height: 0)
          .hidden()
          .environment(\.isInCommands, true)
      }
      VStack { content }
    }
  }
}

extension EnvironmentValues {
  /// Whether commands further in are left out.
  @Entry var areCommandsRemoved: Bool = false
}
