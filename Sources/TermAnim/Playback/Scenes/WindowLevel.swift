/// Which windows lie in front of which; of no effect.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}
