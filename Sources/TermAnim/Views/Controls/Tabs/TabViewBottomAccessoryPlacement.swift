/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the line of the tabs, which it never is here.
  case inline
  /// Above the tabs.
  case expanded
}

extension EnvironmentValues {
  /// Where the accessory of a tab view is that the view is in; nil elsewhere.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[PlacementKey.self] }
    set { self[PlacementKey.self] = newValue }
  }

  /// What the next tab view shows above its tabs; nil is nothing.
  var tabViewBottomAccessory: AnyView? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }

  private enum PlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  private enum AccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }
}
