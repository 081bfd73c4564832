/// How the field of a search behaves in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// It is there all the time.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// It is a sign until it is pressed, and again when nothing is searched for.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
