/// A way for navigation views to look; all of them look the same in a terminal.
public protocol NavigationViewStyle: Sendable {}

/// The style a navigation view has where it is.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns, shown as pages on top of each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns, shown as pages on top of each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// The view as it is: all navigation views look the same in a terminal.
  nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(
    _ style: Style
  ) -> some View {
    self
  }
}
