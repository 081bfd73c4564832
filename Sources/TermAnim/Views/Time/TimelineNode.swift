import Foundation

/// The node of a timeline view.
///
/// Entries are reached at their own times, whenever the frames are; only those that follow each
/// other faster than a display are looked at once a frame.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: EvaluatingNode<
  TimelineView<Schedule, Content>, Content
>, Animating
{
  private var entries: Schedule.Entries.Iterator
  /// The entry that comes next; nil when there are no more.
  private var next: Date?
  private var date: Date
  var isAnimating = false

  override init(_ view: TimelineView<Schedule, Content>, in context: NodeContext) {
    date = context.graph.date
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    super.init(view, in: context)
    next = entries.next()
    reevaluate()
  }

  override func update(to view: TimelineView<Schedule, Content>, inputs: ViewInputs) {
    let isSame = graph.fields.isSame(self.view.schedule, view.schedule)
    super.update(to: view, inputs: inputs)
    if !isSame { restart() }
    reevaluate()
  }

  override func reevaluate() {
    reachEntries()
    follow()
    let context = TimelineViewDefaultContext(date: date, cadence: .live)
    show { view.content(context) }
  }

  func step(to time: FrameTime) -> Bool {
    guard isStepped, let next else { return false }
    if isEveryFrame ? date != graph.date : graph.time(of: next) <= time { invalidateByMotion() }
    return true
  }

  override func didLeaveSight() {
    restWhenGone()
  }

  override func didComeIntoSight() {
    invalidate()
  }

  private func restart() {
    entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    next = entries.next()
  }

  private var isEveryFrame: Bool {
    (view.schedule as? AnimationTimelineSchedule)?.isEveryFrame ?? false
  }

  /// Whether the entries, or the frames, come too fast to wait for each.
  private var isStepped: Bool {
    guard isSeen, let next else { return false }
    return isEveryFrame
      || next.timeIntervalSince(date) < AnimationTimelineSchedule.shortestInterval
  }

  private func reachEntries() {
    while let reached = next, graph.time(of: reached) <= graph.time {
      date = reached
      next = entries.next().flatMap { $0 > reached ? $0 : nil }
    }
    if isEveryFrame { date = graph.date }
  }

  private func follow() {
    if isStepped {
      graph.wake(self, at: nil)
      graph.animate(self)
    } else {
      graph.wake(self, at: nextTime)
    }
  }

  private var nextTime: FrameTime? {
    guard isSeen, let next else { return nil }
    let time = graph.time(of: next)
    return time.seconds.isFinite ? time : nil
  }
}
