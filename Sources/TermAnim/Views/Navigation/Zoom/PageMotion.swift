import Foundation

/// How a page of a navigation stack comes and goes, as the views on the page ask for it.
///
/// A class because those views are below the page in the tree, which reads it when it begins to move.
@MainActor
final class PageMotion {
  private let navigator: Navigator
  /// How many pages are below this one.
  private let level: Int
  /// What the page has asked to grow out of; another page may take its place before it goes.
  private var asked: MatchedID?

  nonisolated init(of navigator: Navigator, level: Int) {
    (self.navigator, self.level) = (navigator, level)
  }

  /// Where the page grows out of, or goes back into, in the space of the stack; nil for a page that
  /// slides.
  var source: CGRect? { asked.flatMap(navigator.frame) }

  /// Lets the page grow out of a view of the stack, where that is when the page moves; nil lets it
  /// slide.
  func zoom(from source: MatchedID?) {
    asked = source
    if navigator.zooms[level] != source { navigator.zooms[level] = source }
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
