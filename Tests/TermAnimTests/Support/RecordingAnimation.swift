import Foundation

@testable import TermAnim

/// A linear animation of one second that takes note of the intervals it is asked to animate.
struct RecordingAnimation: CustomAnimation {
  let tag: String
  let log: RecordingLog

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    log.note(tag, value, isFirst: time == 0)
    return time <= 1 ? value.scaled(by: time) : nil
  }
}

/// What recording animations were asked for, in the order of asking.
final class RecordingLog: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let tag: String
    /// The numbers of the vector, the first ones first.
    let delta: [Double]
  }

  private let contents = Locked<(started: [Entry], tags: [String])>(([], []))

  /// The animations that were started.
  var entries: [Entry] { contents.withLock { $0.started } }

  /// The tags of all animations that were asked for anything.
  var tags: [String] { contents.withLock { $0.tags } }

  /// Forgets everything.
  func reset() {
    contents.withLock { $0 = ([], []) }
  }

  func animation(_ tag: String = "A") -> Animation {
    Animation(RecordingAnimation(tag: tag, log: self))
  }

  func note<V: VectorArithmetic>(_ tag: String, _ value: V, isFirst: Bool) {
    let entry = Entry(tag: tag, delta: Self.numbers(of: value))
    contents.withLock { contents in
      if !contents.tags.contains(tag) { contents.tags.append(tag) }
      if isFirst { contents.started.append(entry) }
    }
  }

  private static func numbers(of value: Any) -> [Double] {
    switch value {
    case let number as Double: [number]
    case let number as Float: [Double(number)]
    case let number as CGFloat: [Double(number)]
    default: Mirror(reflecting: value).children.flatMap { numbers(of: $0.value) }
    }
  }

  static func == (log: RecordingLog, other: RecordingLog) -> Bool { log === other }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
