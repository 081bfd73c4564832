import Foundation
import Testing

@testable import TermAnim

/// A bar as wide as a value that goes up by 20 points in a fifth of a second at each tap.
private struct JumpingBar: View {
  let calls: MomentLog<Double>
  let contents: MomentLog<Double>
  @State private var jumps = 0

  var body: some View {
    KeyframeAnimator(initialValue: 0.0, trigger: jumps) { width in
      bar(width)
    } keyframes: { start in
      calls.note(start)
      return KeyframeTrack { LinearKeyframe(start + 20, duration: 0.2) }
    }
    .frame(width: 100, height: 100)
    .background(Color.blue)
    .onTapGesture { jumps += 1 }
  }

  private func bar(_ width: Double) -> some View {
    contents.note(width)
    return Rectangle().frame(width: width, height: 1)
  }
}

/// A bar that swings to 20 points and back again and again, until it is tapped.
private struct SwingingBar: View {
  let calls: MomentLog<Double>
  let contents: MomentLog<Double>
  @State private var isSwinging = true

  var body: some View {
    Color.blue
      .onTapGesture { isSwinging.toggle() }
      .keyframeAnimator(initialValue: 0.0, repeating: isSwinging) { content, height in
        content.frame(width: 10, height: noted(height))
      } keyframes: { start in
        calls.note(start)
        return KeyframeTrack(\.self) {
          LinearKeyframe(20, duration: 0.25)
          LinearKeyframe(0, duration: 0.25)
        }
      }
  }

  private func noted(_ height: Double) -> CGFloat {
    contents.note(height)
    return height
  }
}

@MainActor
struct KeyframeAnimatorTests {
  private let middle = CGPoint(x: 160, y: 96)
  private let calls = MomentLog<Double>()
  private let contents = MomentLog<Double>()

  private func jumpingBar() -> ViewHost {
    ViewHost(JumpingBar(calls: calls, contents: contents))
  }

  /// Does what a captured row says was done, and starts counting right before.
  private func host(after action: String?) -> ViewHost {
    guard action != "repeating:true" else {
      let host = ViewHost(SwingingBar(calls: calls, contents: contents))
      for _ in 0..<16 { host.advance(by: 0.0625) }
      return host
    }
    let host = jumpingBar()
    switch action {
    case "trigger from rest":
      host.tap(at: middle)
    case "trigger after completion":
      host.tap(at: middle)
      host.run(for: 0.3)
      calls.clear()
      contents.clear()
      host.tap(at: middle)
    case "trigger 0.05 s into run":
      host.tap(at: middle)
      host.advance(by: 0.05)
      host.tap(at: middle)
    default:
      break
    }
    let first = contents.values.last
    host.run(for: 0.3)
    #expect(action == "appear" || first != contents.values.last)
    return host
  }

  @Test func `what was captured of keyframe animators holds`() throws {
    for row in try ReferenceRow.all(.keyframeAnimator) {
      calls.clear()
      contents.clear()
      let host = host(after: row.inputs["action"].string)
      let expected = row.expected
      #expect(calls.values == expected["keyframesCalls"].numbers, "\(row.name)")
      if let value = expected["content"].number { #expect(contents.values == [value]) }
      if let value = expected["first"].number { #expect(contents.values.first == value) }
      if let value = expected["max"].number { #expect(contents.values.max() == value) }
      if let value = expected["final"].number {
        #expect(contents.values.last == value, "\(row.name)")
        #expect(host.graph.nextWakeUp == nil)
      }
    }
  }

  @Test func `a value at rest sleeps and one on its way moves in every frame`() {
    let host = jumpingBar()
    #expect(host.graph.nextWakeUp == nil)
    host.tap(at: middle)
    #expect(host.graph.isAnimating)
    host.advance(by: 0.1)
    #expect(contents.values.last == 10)
    #expect(host.lastBox?.width == 10)
    host.advance(by: 0.1)
    #expect(contents.values.last == 20)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a repeated value loops from the start`() {
    let host = ViewHost(SwingingBar(calls: calls, contents: contents))
    for expected in [10.0, 20, 10, 0, 10, 20] {
      host.advance(by: 0.125)
      #expect(contents.values.last == expected)
    }
    host.advance(by: 4.125)
    #expect(contents.values.last == 10)
    #expect(calls.values == [0])
  }

  @Test func `a value that is not repeated any more is the initial one`() {
    let host = ViewHost(SwingingBar(calls: calls, contents: contents))
    host.advance(by: 0.125)
    host.tap(at: middle)
    #expect(contents.values.last == 0)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test(arguments: [[0.3], [0.1, 0.2], Array(repeating: 0.01, count: 30)])
  func `the value depends on the time only`(steps: [Double]) {
    let host = ViewHost(SwingingBar(calls: calls, contents: contents))
    for step in steps { host.advance(by: step) }
    #expect(abs((contents.values.last ?? 0) - 16) < 1e-9)
  }

  @Test func `keyframes without a duration end at once`() {
    struct Program: View {
      var body: some View {
        KeyframeAnimator(initialValue: 1.0) { width in
          Rectangle().frame(width: width, height: 1)
        } keyframes: { _ in
          MoveKeyframe(7)
        }
      }
    }
    let host = ViewHost(Program())
    #expect(host.lastBox?.width == 7)
    #expect(host.graph.nextWakeUp == nil)
  }
}

/// A value that a tap sends along a smooth track, from where it is.
private struct GlidingBar: View {
  let contents: MomentLog<Double>
  @State private var taps = 0

  var body: some View {
    Color.blue.keyframeAnimator(initialValue: 0.0, trigger: taps) { content, x in
      content.offset(x: noted(x))
    } keyframes: { start in
      KeyframeTrack { CubicKeyframe(start + 10, duration: 1) }
    }
    .onTapGesture { taps += 1 }
  }

  private func noted(_ x: Double) -> Double {
    contents.note(x)
    return x
  }
}

extension KeyframeAnimatorTests {
  @Test func `a motion that is triggered anew goes on as fast as it was`() {
    let contents = MomentLog<Double>()
    let host = ViewHost(GlidingBar(contents: contents))
    let middle = CGPoint(x: 160, y: 96)
    func value(after seconds: Double) -> Double {
      host.advance(by: seconds)
      return contents.values.last ?? .nan
    }
    func speed() -> Double {
      let before = contents.values.last ?? .nan
      return (value(after: 1e-4) - before) / 1e-4
    }
    host.tap(at: middle)
    _ = value(after: 0.5)
    let before = speed()
    // In the middle of smoothstep over 10 points, one and a half times as fast as on average.
    #expect(abs(before - 15) < 0.1)
    host.tap(at: middle)
    #expect(abs(speed() - before) < 0.1)
    _ = value(after: 2)
    host.tap(at: middle)
    #expect(abs(speed()) < 0.1)
  }

  /// A swinging bar, which leaves when the flag of `probe` is set.
  private func leavingHost(
    _ probe: Probe, _ calls: MomentLog<Double>, _ contents: MomentLog<Double>
  ) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if !flag { SwingingBar(calls: calls, contents: contents) }
        }
      })
  }

  @Test func `a motion goes on as long as its view is seen leaving`() {
    let (calls, contents) = (MomentLog<Double>(), MomentLog<Double>())
    let probe = Probe()
    let host = leavingHost(probe, calls, contents)
    host.animate(.linear(duration: 1)) { probe.flag = true }
    host.run(for: 0.5)
    contents.clear()
    host.run(for: 0.4)
    #expect(contents.values.count > 20)
    host.run(for: 0.2)
    contents.clear()
    host.run(for: 0.5)
    #expect(contents.values.isEmpty && host.graph.nextWakeUp == nil)
  }

  @Test func `a motion whose view comes back while it leaves goes on`() {
    let (calls, contents) = (MomentLog<Double>(), MomentLog<Double>())
    let probe = Probe()
    let host = leavingHost(probe, calls, contents)
    for flag in [true, false] {
      host.animate(.linear(duration: 10)) { probe.flag = flag }
      host.advance(by: 0.3)
    }
    contents.clear()
    host.run(for: 0.5)
    #expect(contents.values.count > 20)
    #expect(calls.values == [0])
  }
}
