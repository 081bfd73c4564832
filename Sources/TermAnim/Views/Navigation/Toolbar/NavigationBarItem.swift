/// The title line of a page, for what can be said about it.
public struct NavigationBarItem {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}
