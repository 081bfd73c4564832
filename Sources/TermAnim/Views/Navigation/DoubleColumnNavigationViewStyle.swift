/// Columns, shown as pages on top of each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
