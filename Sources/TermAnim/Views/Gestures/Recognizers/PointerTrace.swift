import Foundation

/// Where a pointer was lately, and how fast it is.
///
/// A terminal reports the pointer in steps of a cell and at uneven times, several reports at once
/// over a slow link. The way of the last tenth of a second is long enough for the steps not to
/// matter, and a pointer that has rested for as long has no speed.
struct PointerTrace {
  /// In seconds: how far back the speed looks.
  private static let window = 0.1
  /// In seconds: how long a pointer that moves is on its way from one report to the next; before
  /// that it has rested.
  private static let longest = 1.0 / 30
  /// In seconds: the shortest time over which a speed is told, that of a frame.
  private static let shortest = 1.0 / 60

  private var samples: [(location: CGPoint, time: FrameTime)] = []

  /// Takes note of where the pointer is; the last of several places at one time counts.
  mutating func append(_ location: CGPoint, at time: FrameTime) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((location, time))
    let past = samples.lastIndex { time - $0.time >= Self.window }
    samples.removeSubrange(..<(past ?? 0))
  }

  /// In points a second; zero when there are fewer than two places.
  var velocity: CGSize {
    guard samples.count > 1, let oldest = samples.first, let newest = samples.last else {
      return .zero
    }
    let departure = max(oldest.time, samples[1].time + -Self.longest)
    let duration = max(newest.time - departure, Self.shortest)
    return CGSize(
      width: (newest.location.x - oldest.location.x) / duration,
      height: (newest.location.y - oldest.location.y) / duration)
  }
}
