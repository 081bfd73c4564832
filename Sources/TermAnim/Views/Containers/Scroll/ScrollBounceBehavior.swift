/// How a scroll view behaves when there is nowhere further to go.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
