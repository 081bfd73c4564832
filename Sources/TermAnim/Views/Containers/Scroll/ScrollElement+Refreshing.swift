import Foundation

/// Having the data anew by pulling the content down.
extension ScrollElement {
  /// What pulling the content down does; nil where it does nothing.
  var refreshAction: RefreshAction? {
    options.axes.contains(.vertical) ? options.asked.own.refresh : nil
  }

  /// Takes note of how far a hand has pulled the content down.
  func pullToRefresh() {
    guard let action = refreshAction, presentedOffset.y < 0 else { return }
    let pull = refreshPull ?? RefreshPull(self)
    refreshPull = pull
    pull.pull(to: -presentedOffset.y, action)
  }

  /// Takes the room of the wheel back, as the data are there.
  func refreshIsOver() {
    limits.roomAbove = 0
    setNeedsDrawing()
    let place = presentedOffset
    guard dragStart == nil, place.y < 0 else { return }
    let back = ScrollMotion(from: place.y, to: 0, velocity: 0, spring: ScrollMotion.returning)
    movement.glide(by: [.vertical: back], from: graph.time)
    moved()
  }
}
