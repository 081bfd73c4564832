import Observation

/// The title line of a page, as the views on the page set it up.
///
/// A class because the views that say what the line shows are below it in the tree. Titles and items
/// are views on the page that are shown in the line.
@MainActor @Observable
final class NavigationBar {
  @ObservationIgnored let titles = PortalHost()
  @ObservationIgnored let leading = PortalHost()
  @ObservationIgnored let trailing = PortalHost()
  @ObservationIgnored let bottom = PortalHost()
  /// How many views ask for the line, or for the button in it, to be left out.
  var hidingCount = 0
  var backHidingCount = 0
  var isLarge = false

  nonisolated init() {}
}

extension EnvironmentValues {
  /// The title line of the page that the view is on.
  var navigationBar: NavigationBar? {
    get { self[NavigationBarKey.self] }
    set { self[NavigationBarKey.self] = newValue }
  }

  private enum NavigationBarKey: EnvironmentKey {
    static var defaultValue: NavigationBar? { nil }
  }
}
