public import Foundation

/// A schedule for what moves from frame to frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates that are evenly apart, without an end; none while paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var dates: PeriodicTimelineSchedule.Entries?

    fileprivate init(_ dates: PeriodicTimelineSchedule.Entries?) {
      self.dates = dates
    }

    public mutating func next() -> Date? {
      dates?.next()
    }
  }

  /// The time between the frames of the fastest display, in seconds.
  static let shortestInterval = 1.0 / 120

  private let minimumInterval: Double
  private let isPaused: Bool

  /// A schedule of dates at least `minimumInterval` seconds apart, and of none when `paused`.
  ///
  /// An interval of nil, or one shorter than a display has, means every frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? Self.shortestInterval
    isPaused = paused
  }

  /// Whether each frame is an entry, at its own time.
  var isEveryFrame: Bool {
    !isPaused && !(minimumInterval > Self.shortestInterval)
  }

  /// Dates from `start` on; none when paused or when only rare updates are wanted.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    guard !isPaused, mode == .normal else { return Entries(nil) }
    let interval = max(Self.shortestInterval, minimumInterval)
    return Entries(
      PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates at least `minimumInterval` seconds apart, every frame when nil, and none when `paused`.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
