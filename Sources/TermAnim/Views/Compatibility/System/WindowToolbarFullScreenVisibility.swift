/// Whether a toolbar shows while a window fills the screen; of no effect.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
