/// What somebody may do to a tab; of no effect.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
