public import Foundation

/// A view that is described anew at the dates of a schedule.
///
/// The dates are those of whoever shows the frames; nothing here asks a clock.
public struct TimelineView<Schedule, Content> {
  /// What the content is told.
  public struct Context: Sendable {
    /// How often the content is described.
    public enum Cadence: Comparable, Sendable {
      /// Whenever the schedule says.
      case live
      case seconds
      case minutes
    }

    /// The date of the schedule that was reached last; before the first, when the view appeared.
    public let date: Date
    /// Always `live`: a terminal has no mode that saves power.
    public let cadence: Cadence

    /// Of no effect, as nothing is drawn ahead of time.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of every timeline view is told.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Schedule: TimelineSchedule, Content: View {
  public typealias Body = Never

  /// A view of `content` at the dates of `schedule`.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    TimelineNode(self, in: context)
  }
}
