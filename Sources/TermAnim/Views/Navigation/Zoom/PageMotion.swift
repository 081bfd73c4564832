import Foundation

/// How a page of a navigation stack comes and goes, as the views on the page ask for it.
///
/// A class because those views are below the page in the tree, which reads it when it begins to move.
@MainActor
final class PageMotion {
  /// Where the page grows out of, in the space of the stack; nil for a page that slides in.
  private(set) var source: CGRect?
  private let level: Int

  /// The motion of a page that has `level` pages below it.
  nonisolated init(level: Int) {
    self.level = level
  }

  /// Grows out of a view of the stack, from where that is now.
  func zoom(from source: MatchedID?, in navigator: Navigator?) {
    self.source = source.flatMap { navigator?.zoomSources[$0] }
    if self.source != nil { navigator?.zoomedLevels.insert(level) }
  }

  /// Slides in, until a view on the page asks for something else.
  func begin(in navigator: Navigator) {
    navigator.zoomedLevels.remove(level)
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
