import Foundation
import Testing

@testable import TermAnim

struct KeyframeTimelineTests {
  /// A value with parts, as the rows have it; the row's other names stand for these.
  private struct Pose {
    var x = 0.0
    var y = 0.0
  }

  /// A keyframe that a row describes, as a client would write it.
  private struct DescribedKeyframe: KeyframeTrackContent {
    let row: ReferenceValue

    @KeyframeTrackContentBuilder<Double> var body: some KeyframeTrackContent<Double> {
      let target = row["to"].number ?? .nan
      let duration = row["duration"].number
      if row["kind"].string == "linear" {
        LinearKeyframe(
          target, duration: duration ?? .nan,
          timingCurve: row["curve"].string == "easeInOut" ? .easeInOut : .linear)
      } else if row["kind"].string == "cubic" {
        CubicKeyframe(
          target, duration: duration ?? .nan, startVelocity: row["startVelocity"].number,
          endVelocity: row["endVelocity"].number)
      } else if row["kind"].string == "spring" {
        SpringKeyframe(
          target, duration: duration,
          spring: Spring(
            duration: row["spring"]["duration"].number ?? .nan,
            bounce: row["spring"]["bounce"].number ?? .nan),
          startVelocity: row["startVelocity"].number)
      } else {
        MoveKeyframe(target)
      }
    }
  }

  private static func timeline(_ keyframes: [ReferenceValue], from start: Double)
    -> KeyframeTimeline<Double>
  {
    KeyframeTimeline(initialValue: start) {
      for keyframe in keyframes { DescribedKeyframe(row: keyframe) }
    }
  }

  @Test func `timelines have the captured durations and values`() throws {
    for row in try ReferenceRow.all(.keyframes) {
      let inputs = row.inputs["timeline"] == .null ? row.inputs : row.inputs["timeline"]
      if inputs["tracks"] == .null {
        try expectRow(row, keyframes: #require(inputs["keyframes"].array), inputs)
      } else {
        try expectRow(row, tracks: inputs["tracks"], from: inputs["initial"])
      }
    }
  }

  private func expectRow(
    _ row: ReferenceRow, keyframes: [ReferenceValue], _ inputs: ReferenceValue
  ) throws {
    let timeline = Self.timeline(keyframes, from: try #require(inputs["initial"].number))
    if row.expected.string == "nan" || (row.expected == .null && row.name.hasPrefix("K8")) {
      // SwiftUI divides zero by zero at the time of a keyframe without duration; ours is there.
      #expect(timeline.value(time: try row.number("time")) == 4)
    } else if let progress = row.inputs["progress"].number {
      try row.expect(timeline.value(progress: progress))
    } else if let time = row.inputs["time"].number {
      try row.expect(
        row.name.contains("velocity") ? timeline.velocity(time: time) : timeline.value(time: time))
    } else {
      try row.expect(timeline.duration)
    }
  }

  private func expectRow(
    _ row: ReferenceRow, tracks: ReferenceValue, from initial: ReferenceValue
  ) throws {
    let second = initial["s"] == .null ? "y" : "s"
    let start = Pose(
      x: try #require(initial["x"].number), y: try #require(initial[second].number))
    let timeline = KeyframeTimeline(initialValue: start) {
      KeyframeTrack(\.x) {
        for keyframe in tracks["x"].array ?? [] { DescribedKeyframe(row: keyframe) }
      }
      KeyframeTrack(\.y) {
        for keyframe in tracks[second].array ?? [] { DescribedKeyframe(row: keyframe) }
      }
    }
    if let time = row.inputs["time"].number {
      let pose = timeline.value(time: time)
      let expected = try #require(row.expected.numbers)
      #expect(abs(pose.x - expected[0]) <= row.tolerance, "\(row.name)")
      #expect(abs(pose.y - expected[1]) <= row.tolerance, "\(row.name)")
    } else {
      try row.expect(timeline.duration)
    }
  }

  @Test func `a keyframe without a duration jumps`() {
    let timeline = KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(4.0, duration: 0) }
    #expect([-1, 0, 1].map { timeline.value(time: $0) } == [4, 4, 4])
    #expect(timeline.velocity(time: 0) == 0)
  }

  @Test func `velocities are the slopes of the values`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 0.3, startVelocity: 20.0)
      CubicKeyframe(30.0, duration: 0.2)
      LinearKeyframe(12.0, duration: 0.3, timingCurve: .easeInOut)
      SpringKeyframe(20.0, duration: 0.5, spring: .bouncy)
      CubicKeyframe(-3.0, duration: 0.4)
      MoveKeyframe(5.0)
      CubicKeyframe(8.0, duration: 0.4, endVelocity: 3.0)
    }
    #expect(abs(timeline.duration - 2.1) < 1e-9)
    let step = 1e-5
    for time in stride(from: 0.02, to: 2.09, by: 0.0371) {
      let rise = timeline.value(time: time + step) - timeline.value(time: time - step)
      #expect(abs(rise / (2 * step) - timeline.velocity(time: time)) < 0.5, "at \(time)")
    }
    #expect(timeline.velocity(time: 0) == 20)
    #expect(abs(timeline.velocity(time: timeline.duration) - 3) < 1e-9)
    #expect(timeline.velocity(time: 3) == 0)
    #expect(timeline.velocity(progress: 0) == 20)
  }

  @Test func `motion is smooth where keyframes meet unless it is told otherwise`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 0.25)
      CubicKeyframe(30.0, duration: 0.25, startVelocity: 7.0)
      LinearKeyframe(12.0, duration: 0.25)
      CubicKeyframe(-3.0, duration: 0.25)
      SpringKeyframe(8.0, duration: 0.25, startVelocity: 5.0)
      CubicKeyframe(-3.0, duration: 0.25)
    }
    for time in [0.25, 0.5, 0.75, 1, 1.25] {
      let (before, after) = (
        timeline.velocity(time: time - 1e-9), timeline.velocity(time: time + 1e-9)
      )
      #expect(abs(before - after) < 1e-3, "at \(time)")
    }
    #expect(abs(timeline.velocity(time: 0.25) - 7) < 1e-9)
    #expect(abs(timeline.velocity(time: 1) - 5) < 1e-9)
  }

  @Test func `what is not animatable of a value stays`() {
    let dotted = StrokeStyle(lineWidth: 1, dash: [3])
    let timeline = KeyframeTimeline(initialValue: dotted) {
      LinearKeyframe(StrokeStyle(lineWidth: 3), duration: 1)
    }
    #expect(timeline.value(time: 0.5) == StrokeStyle(lineWidth: 2, dash: [3]))
  }

  @Test func `the speed of a part without a track is its initial value`() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 3, y: 7)) {
      KeyframeTrack(\.x) { LinearKeyframe(5.0, duration: 2) }
    }
    let velocity = timeline.velocity(time: 1)
    #expect((velocity.x, velocity.y) == (1, 7))
  }

  @Test func `nothing at all is the initial value`() {
    let timeline = KeyframeTimeline(initialValue: 3.0) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 3)
    #expect(timeline.value(progress: 0.5) == 3)
    #expect(timeline.velocity(time: 0) == 0 || timeline.velocity(time: 0) == 3)
  }

  @Test func `keyframes of clients are made of others`() {
    struct Hop: KeyframeTrackContent {
      let height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
    }
    struct Hops: Keyframes {
      var isHigh: Bool
      var body: some Keyframes<Pose> {
        KeyframeTrack(\Pose.y) {
          Hop(height: 2)
          if isHigh {
            Hop(height: 8)
          } else {
            Hop(height: 4)
          }
        }
        KeyframeTrack(\Pose.x) { LinearKeyframe(4.0, duration: 4) }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) { Hops(isHigh: true) }
    #expect(timeline.duration == 4)
    let (first, second) = (timeline.value(time: 1), timeline.value(time: 2.5))
    #expect((first.x, first.y) == (1, 2))
    #expect((second.x, second.y) == (2.5, 4))
  }

  @Test func `a spring that never rests takes one period`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1.0, spring: Spring(duration: 0.5, bounce: 1))
      SpringKeyframe(1.0, spring: Spring(duration: 0.5, bounce: -1))
    }
    #expect(abs(timeline.duration - 0.5) < 1e-9)
  }

  @Test func `so does one that takes longer than is looked at`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1.0, spring: Spring(duration: 60))
    }
    #expect(timeline.duration == 60)
    #expect(timeline.value(time: 1) < 0.1)
  }

  @Test func `no duration and no time traps`() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, 0.2]
    for (a, b) in numbers.flatMap({ a in numbers.map { (a, $0) } }) {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(1.0, duration: a)
        CubicKeyframe(2.0, duration: b, startVelocity: a)
        CubicKeyframe(4.0, duration: a)
        SpringKeyframe(5.0, spring: Spring(duration: a, bounce: b))
        SpringKeyframe(6.0, duration: b)
        CubicKeyframe(7.0, duration: a)
      }
      #expect(timeline.duration.isFinite)
      for time in numbers { _ = (timeline.value(time: time), timeline.velocity(progress: time)) }
    }
    let plain = KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(2.0, duration: 1) }
    #expect(plain.value(time: .nan) == 1)
    #expect(plain.value(time: .infinity) == 2)
    #expect(plain.value(progress: .nan) == 1)
  }

  @Test func `a jump at the end is made when the time has come`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(3)
      }
    }
    #expect(
      [0.5, 0.999, 1, 2].map { (timeline.value(time: $0) * 10).rounded() } == [50, 100, 30, 30])
  }

  @Test func `a value is updated in the parts that have tracks`() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 0, y: 5)) {
      KeyframeTrack(\.x) { LinearKeyframe(10.0, duration: 2) }
    }
    var pose = Pose(x: 70, y: 80)
    timeline.update(value: &pose, time: 0.5)
    #expect(pose.x == 2.5 && pose.y == 80)
    timeline.update(value: &pose, progress: 0.5)
    #expect(pose.x == 5 && pose.y == 80)
  }
}
