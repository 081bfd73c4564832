/// What margins of a scroll view keep off its edges.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars, which stay at the edges here.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
