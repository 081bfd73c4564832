/// What a window is to others beside it; of no effect.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowManagerRole(name: "automatic")
  public static let principal = WindowManagerRole(name: "principal")
  public static let associated = WindowManagerRole(name: "associated")
}
