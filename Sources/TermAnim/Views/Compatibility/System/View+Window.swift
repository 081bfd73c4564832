/// What may be done with a window of a Mac.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension View {
  /// Keeps Esc from closing the window that the view is in, where that is one that was opened.
  nonisolated public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    interactiveDismissDisabled(behavior == .disabled)
  }

  /// The view as it is: a terminal has the size that it has.
  nonisolated public func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// The view as it is: a terminal has the size that it has.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// The view as it is: windows are as large as the terminal.
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// The view as it is: windows are as large as the terminal.
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// The view as it is: windows are as large as the terminal.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    self
  }

  /// The view as it is: no other program sends anything.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}

/// Whether a toolbar shows while a window fills the screen; of no effect.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
