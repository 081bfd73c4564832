/// What becomes of a toolbar while something is searched for; of no effect, as it stays.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent =
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}
