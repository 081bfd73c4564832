import Foundation

/// A place that a scroll view is to be at.
enum ScrollGoal: Equatable, Sendable {
  /// The identity of a view.
  ///
  /// Sent nowhere by itself: identities that programs give are `Sendable`, and those that scroll
  /// views tell stay on the main thread.
  struct Identity: Equatable, @unchecked Sendable {
    let value: AnyHashable
  }

  case view(Identity, anchor: UnitPoint?)
  case edge(Edge)
  /// Coordinates of the window in the content, in points; nil stays what it is.
  case offset(x: CGFloat?, y: CGFloat?)

  init(_ id: AnyHashable, anchor: UnitPoint?) {
    self = .view(Identity(value: id), anchor: anchor)
  }
}
