import Foundation

extension ScrollOptions {
  /// What has been asked of one scroll view.
  struct Own {
    var contentMargins = EdgeInsets()
    var anchors = ScrollAnchors()
    var position: ScrollPositionLink?
    var behavior: (any ScrollTargetBehavior)?
    /// What pulling the content down does; scroll views that scroll across leave it to those in
    /// them.
    var refresh: RefreshAction?
    /// Are told of every movement, and return what is to be done about it.
    var observers: [(ScrollGeometry) -> (() -> Void)?] = []
    /// The same for the way in which the window moves.
    var phaseObservers: [(ScrollPhase, ScrollPhaseChangeContext) -> (() -> Void)?] = []
    /// Are told of every movement how much of each view to come to rest at is in the window.
    var targetObservers: [([ScrollTargetShare]) -> Void] = []

    /// Whether nothing has been asked.
    var isEmpty: Bool {
      contentMargins == EdgeInsets() && anchors == ScrollAnchors() && position == nil
        && behavior == nil && refresh == nil && observers.isEmpty && phaseObservers.isEmpty
        && targetObservers.isEmpty
    }
  }
}
