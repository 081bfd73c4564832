import Foundation

/// A program's views at one moment: state and events go in, a display list comes out.
///
/// A class because views, bindings and publishers refer to it for as long as it lives. What it
/// shows is a pure function of its root, the events it was sent, and the times it was advanced to;
/// it never asks a clock.
@MainActor
final class ViewGraph {
  /// Called when something other than `advance` or `send` made a new frame necessary, such as a
  /// timer of the program setting state; at most once before the next `advance`.
  var onNeedsFrame: (() -> Void)?

  /// The moment the graph shows.
  private(set) var time = FrameTime.zero

  /// A graph that shows `root` on a screen of `size` points; the first frame is due at once.
  init<Root: View>(
    root: Root, size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.size, self.environment) = (size, environment)
  }

  /// The screen in points.
  private(set) var size: CGSize
  /// What the root sees.
  private(set) var environment: EnvironmentValues

  /// When the next frame is due: nil when nothing will change by itself, `time` or earlier when
  /// something moves from frame to frame, a later moment when a timeline waits for it.
  var nextWakeUp: FrameTime? {
    nil
  }

  /// Whether something changes from frame to frame.
  var isAnimating: Bool {
    nextWakeUp.map { $0 <= time } ?? false
  }

  /// Brings the views to `time`: pending changes, each in a graph update of its own, then whatever
  /// moves.
  ///
  /// A `time` before the last one counts as the last one.
  func advance(to time: FrameTime) {
    self.time = max(self.time, time)
  }

  /// What the views look like at `time`; the parts that did not change share their storage with
  /// the last list.
  func displayList() -> DisplayList {
    DisplayList()
  }

  /// Gives the views another screen to lay themselves out on; seen after the next `advance`.
  func resize(to size: CGSize) {
    self.size = size
  }

  /// Lets the root see another environment; seen after the next `advance`.
  func update(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Hands an event to the view it is meant for, at the time of the last `advance`.
  ///
  /// - Returns: whether some view made use of it.
  @discardableResult
  func send(_ event: InputEvent) -> Bool {
    false
  }
}
