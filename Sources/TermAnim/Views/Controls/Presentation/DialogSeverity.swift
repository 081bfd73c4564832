/// How urgent a dialog is; of no effect.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}
