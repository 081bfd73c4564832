import Foundation
import Observation

/// How a page of a navigation stack, or what is presented above the screen, comes and goes, as the
/// views on it ask for it.
///
/// A class because those views are below the page in the tree, which reads it when it begins to
/// move, or as soon as they are there.
@MainActor @Observable
final class PageMotion {
  /// Where pages come and go.
  private enum Stage {
    /// Above the pages of the levels below.
    case stack(Navigator, level: Int)
    /// Above everything.
    case screen
  }

  @ObservationIgnored private let stage: Stage
  /// How the page has asked to come; another page may take its place before it goes.
  private(set) var transition = NavigationTransition.automatic
  /// The views of all the screen that something may grow out of; nil until something is asked.
  @ObservationIgnored private var sources: ZoomSources?
  /// The panel that grows in place of all the screen, in the screen's space; nil for no other.
  private(set) var panel: CGRect?

  nonisolated init(of navigator: Navigator, level: Int) {
    stage = .stack(navigator, level: level)
  }

  /// The motion of something that covers the screen.
  nonisolated init() {
    stage = .screen
  }

  /// Which edge what does not grow comes from.
  var edge: Edge {
    if case .stack = stage { .trailing } else { .bottom }
  }

  /// Where the page grows out of, or goes back into, in the space of the stack or of the screen;
  /// nil for a page that slides.
  var source: CGRect? {
    guard let asked = transition.source else { return nil }
    return switch stage {
    case .stack(let navigator, _): navigator.frame(of: asked)
    case .screen: sources?.frame(of: asked, in: .global)
    }
  }

  /// Lets what grows be a panel of that place.
  func grow(into panel: CGRect) {
    if self.panel != panel { self.panel = panel }
  }

  /// Lets the page come as `transition` says: out of a view of the stack, or of the screen of
  /// `graph`, where that is when the page moves, by fading, or else by sliding.
  func follow(_ transition: NavigationTransition, in graph: ViewGraph) {
    sources = graph.zoomSources
    if self.transition != transition { self.transition = transition }
    guard case .stack(let navigator, let level) = stage else { return }
    if navigator.transitions[level] != transition { navigator.transitions[level] = transition }
  }
}

extension EnvironmentValues {
  /// The motion of the page, the cover or the sheet around; nil at the root of a stack and outside
  /// of any.
  @Entry var pageMotion: PageMotion?
}
