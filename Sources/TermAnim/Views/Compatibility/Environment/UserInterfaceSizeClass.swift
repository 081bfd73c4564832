import Foundation

/// Whether there is little room along an axis or much.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular

  /// Below this, in points, there is little room across a screen: 50 columns of the usual size.
  private static let leastWidth: CGFloat = 200

  /// The room across a screen of a width in points.
  init(width: CGFloat) {
    self = width < Self.leastWidth ? .compact : .regular
  }
}

extension EnvironmentValues {
  /// The room across the screen: little where it is narrower than 200 points, that is 50 columns of
  /// the usual size, unless somebody says otherwise.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// The room down the screen; much, unless somebody says otherwise.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}
