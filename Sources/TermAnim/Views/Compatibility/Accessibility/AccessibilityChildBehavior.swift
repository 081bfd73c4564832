/// What becomes of the descriptions of the views in a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
