/// What is around a window that is about to be placed; there is none in a terminal.
public struct WindowPlacementContext {
  public let defaultDisplay: DisplayProxy
  public let windows: [WindowProxy]
}
