/// How the size of a window follows what is in it.
public struct WindowResizability: Hashable, Sendable {
  private let number: Int

  public static let automatic = WindowResizability(number: 0)
  public static let contentSize = WindowResizability(number: 1)
  public static let contentMinSize = WindowResizability(number: 2)
}
