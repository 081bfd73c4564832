/// How items of a toolbar are offered to somebody who changes it; of no effect.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
