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

/// Whether windows that were open come back when an app begins; of no effect.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Which windows lie in front of which; of no effect.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// What a window is to others beside it; of no effect.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowManagerRole(name: "automatic")
  public static let principal = WindowManagerRole(name: "principal")
  public static let associated = WindowManagerRole(name: "associated")
}
