/// A bar below the view that shows.
public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}

  public var appearance: TabViewAppearance { TabViewAppearance(look: .bar) }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
