/// What is shown of labels in toolbars that have no style of their own.
public struct ToolbarLabelStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The picture alone.
  public static let automatic = ToolbarLabelStyle(rawValue: 0)
  /// The picture before the words.
  public static let titleAndIcon = ToolbarLabelStyle(rawValue: 1)
  /// The words alone.
  public static let titleOnly = ToolbarLabelStyle(rawValue: 2)
  /// The picture alone.
  public static let iconOnly = ToolbarLabelStyle(rawValue: 3)
}

extension EnvironmentValues {
  /// What is shown of labels in toolbars that have no style of their own; nil is the picture.
  @Entry public var toolbarLabelStyle: ToolbarLabelStyle?
}
