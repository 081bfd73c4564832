/// What is said of windows that a Mac has, and a terminal has not.
extension Scene {
  /// The scene as it is: an app begins anew each time.
  nonisolated public func restorationBehavior(
    _ behavior: SceneRestorationBehavior
  ) -> some Scene {
    self
  }

  /// The scene as it is: the window that was opened last is in front.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// The scene as it is: a terminal is moved by its own frame.
  nonisolated public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene {
    self
  }

  /// The scene as it is: every window is as large as the terminal.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// The scene as it is: no other program sends anything.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// The scene as it is: nothing of the system lies over a terminal.
  nonisolated public func persistentSystemOverlays(
    _ preferredVisibility: Visibility
  ) -> some Scene {
    self
  }

  /// Has labels in toolbars look as `style` says.
  public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene {
    environment(\.toolbarLabelStyle, style)
  }

  /// Has labels in toolbars look as `toolbarLabelStyle` says, which nobody else changes.
  public func windowToolbarLabelStyle(
    _ toolbarLabelStyle: Binding<ToolbarLabelStyle>
  ) -> some Scene {
    environment(\.toolbarLabelStyle, toolbarLabelStyle.wrappedValue)
  }
}
