/// What may be done with a window of a Mac.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
