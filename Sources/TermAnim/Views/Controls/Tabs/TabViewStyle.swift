/// A way for tab views to look; one of those that the library has.
public protocol TabViewStyle: Sendable {
  /// How tab views of the style look.
  var appearance: TabViewAppearance { get }
}

/// How tab views look.
public struct TabViewAppearance: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    case bar
    case pages(showsDots: Bool)
  }

  let look: Look
}

/// A bar below the view that shows.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}

  public var appearance: TabViewAppearance { TabViewAppearance(look: .bar) }
}

/// Pages side by side, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show.
  public struct IndexDisplayMode: Hashable, Sendable {
    let showsDots: Bool

    public static let automatic = IndexDisplayMode(showsDots: true)
    public static let always = IndexDisplayMode(showsDots: true)
    public static let never = IndexDisplayMode(showsDots: false)
  }

  private let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var appearance: TabViewAppearance {
    TabViewAppearance(look: .pages(showsDots: indexDisplayMode.showsDots))
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

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

/// A bar below the view that shows, and never one at the side.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}

  public var appearance: TabViewAppearance { TabViewAppearance(look: .bar) }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A bar below the view that shows.
public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}

  public var appearance: TabViewAppearance { TabViewAppearance(look: .bar) }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  @Entry var tabLook: TabViewAppearance.Look = .bar
}

extension View {
  /// Lets the tab views inside look like `style` says.
  nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabLook, style.appearance.look)
  }
}
