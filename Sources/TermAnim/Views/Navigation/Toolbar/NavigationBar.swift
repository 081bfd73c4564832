import Observation

/// The title line of a page, as the views on the page set it up.
///
/// A class because the views that say what the line shows are below it in the tree. Titles and
/// items are views on the page that are shown in the line.
@MainActor @Observable
final class NavigationBar {
  /// What stands in the place of the title.
  @ObservationIgnored let principal = PortalHost()
  @ObservationIgnored let titles = PortalHost()
  @ObservationIgnored let subtitles = PortalHost()
  /// What opens from beside the title.
  @ObservationIgnored let titleMenu = PortalHost()
  /// What is behind the line, and what is there where nothing else is.
  @ObservationIgnored let ground = PortalHost()
  @ObservationIgnored let usualGround = PortalHost()
  /// What is behind the page in place of its usual ground.
  @ObservationIgnored let container = PortalHost()
  @ObservationIgnored let leading = PortalHost()
  @ObservationIgnored let trailing = PortalHost()
  @ObservationIgnored let bottom = PortalHost()
  /// The field of the search on the page, where an item of the toolbar shows it.
  @ObservationIgnored let search = PortalHost()
  /// What stands at the lower edge while a text is edited.
  @ObservationIgnored let keyboard = PortalHost()
  /// How many views ask for the line, or for the button in it, to be left out.
  private(set) var hidingCount = 0
  private(set) var backHidingCount = 0
  /// How many views ask for the title to be left out.
  private(set) var titleHidingCount = 0
  /// How many views ask for nothing to be behind the line.
  private(set) var groundHidingCount = 0
  /// How many views put something behind the page.
  private(set) var containerCount = 0
  /// The colour schemes that views ask for, of which the last counts.
  private var schemes: [ColorScheme] = []
  /// How many items show the field of the search.
  private(set) var searchItemCount = 0
  var isLarge = false

  /// The colour scheme of the line; nil is that of the page.
  var scheme: ColorScheme? { schemes.last }

  nonisolated init() {}

  /// What a view on the page asks for.
  enum Request {
    case nothing
    case noLine
    case noBackButton
    case noTitle
    case noGround
    case scheme(ColorScheme)
    case container
    case search
  }

  func take(_ request: Request) {
    switch request {
    case .nothing: break
    case .noLine: hidingCount += 1
    case .noBackButton: backHidingCount += 1
    case .noTitle: titleHidingCount += 1
    case .noGround: groundHidingCount += 1
    case .scheme(let scheme): schemes.append(scheme)
    case .container: containerCount += 1
    case .search: searchItemCount += 1
    }
  }

  /// Takes a request back that was taken.
  func takeBack(_ request: Request) {
    switch request {
    case .nothing: break
    case .noLine: hidingCount -= 1
    case .noBackButton: backHidingCount -= 1
    case .noTitle: titleHidingCount -= 1
    case .noGround: groundHidingCount -= 1
    case .scheme(let scheme):
      if let index = schemes.lastIndex(of: scheme) { schemes.remove(at: index) }
    case .container: containerCount -= 1
    case .search: searchItemCount -= 1
    }
  }
}

extension NavigationBar.Request: Equatable, Sendable {}

extension EnvironmentValues {
  /// The title line of the page that the view is on.
  @Entry var navigationBar: NavigationBar?
}
