/// A window that is open while others are placed; there is none in a terminal.
public struct WindowProxy {
  public let id: String?
  public let phase: ScenePhase
}
