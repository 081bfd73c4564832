/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the line of the tabs, which it never is here.
  case inline
  /// Above the tabs.
  case expanded
}

extension EnvironmentValues {
  /// Where the accessory of a tab view is that the view is in; nil elsewhere.
  @Entry public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?

  /// What the next tab view shows above its tabs; nil is nothing.
  @Entry var tabViewBottomAccessory: AnyView?
}
