/// Whether windows that were open come back when an app begins; of no effect.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
