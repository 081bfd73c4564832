/// Whether an app begins with a scene.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// Only where there is no other.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
