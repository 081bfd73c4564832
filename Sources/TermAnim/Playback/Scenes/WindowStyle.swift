/// What the frame of a window looks like.
public struct WindowStyle: Hashable, Sendable {
  private let number: Int

  public static let automatic = WindowStyle(number: 0)
  public static let titleBar = WindowStyle(number: 1)
  public static let hiddenTitleBar = WindowStyle(number: 2)
  public static let plain = WindowStyle(number: 3)
}
