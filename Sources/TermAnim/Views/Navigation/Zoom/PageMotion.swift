import Foundation

/// How a page of a navigation stack comes and goes, as the views on the page ask for it.
@MainActor
struct PageMotion {
  let navigator: Navigator
  /// How many pages are below this one.
  let level: Int

  nonisolated init(of navigator: Navigator, level: Int) {
    (self.navigator, self.level) = (navigator, level)
  }

  /// Where the page grows out of, or goes back into, in the space of the stack; nil for a page that
  /// slides.
  var source: CGRect? { navigator.zoomSource(ofLevel: level) }

  /// Lets the page grow out of a view of the stack, where that is when the page moves; nil lets it
  /// slide.
  func zoom(from source: MatchedID?) {
    guard navigator.zooms[level] != source else { return }
    navigator.zooms[level] = source
  }
}

extension EnvironmentValues {
  /// The motion of the page around; nil at the root of a stack and outside of any.
  var pageMotion: PageMotion? {
    get { self[PageMotionKey.self] }
    set { self[PageMotionKey.self] = newValue }
  }

  private enum PageMotionKey: EnvironmentKey {
    static var defaultValue: PageMotion? { nil }
  }
}
