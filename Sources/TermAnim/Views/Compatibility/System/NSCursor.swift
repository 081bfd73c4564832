/// The pointer of a Mac; that of a terminal is the terminal's own, so that nothing here does
/// anything.
public final class NSCursor: Sendable {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let crosshair = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()

  private init() {}

  public func set() {}

  public func push() {}

  public func pop() {}

  public static func pop() {}

  public static func hide() {}

  public static func unhide() {}
}
