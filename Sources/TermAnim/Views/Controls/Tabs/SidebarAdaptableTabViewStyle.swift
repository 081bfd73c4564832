/// A bar below the view that shows, as terminals have no room for one at the side.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}

  public var appearance: TabViewAppearance { TabViewAppearance(look: .bar) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
