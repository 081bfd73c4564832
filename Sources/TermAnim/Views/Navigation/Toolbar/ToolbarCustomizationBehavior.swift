/// What somebody may do to an item of a toolbar; of no effect.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}
