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

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
