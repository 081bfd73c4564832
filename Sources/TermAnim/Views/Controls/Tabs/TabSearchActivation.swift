/// Whether the tab of a search gives its field the focus; of no effect.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
