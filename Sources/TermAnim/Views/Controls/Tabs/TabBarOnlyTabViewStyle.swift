/// A bar below the view that shows, and never one at the side.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}

  public var appearance: TabViewAppearance { TabViewAppearance(look: .bar) }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
