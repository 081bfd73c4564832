/// A bar below the view that shows.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}

  public var appearance: TabViewAppearance { TabViewAppearance(look: .bar) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
