/// Whether there is little room along an axis or much.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

extension EnvironmentValues {
  /// The room across the screen; much, unless somebody says otherwise.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// The room down the screen; much, unless somebody says otherwise.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}
