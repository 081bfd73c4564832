/// How large a window is when somebody has it as large as it should be; of no effect.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowIdealSize(name: "automatic")
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  public static let maximum = WindowIdealSize(name: "maximum")
}
