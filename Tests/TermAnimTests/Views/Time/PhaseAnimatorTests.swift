import Foundation
import Testing

@testable import TermAnim

/// A bar that goes through widths, at each tap or for ever.
private struct PhaseBar: View {
  var widths = [10.0, 20, 40]
  var isTriggered = false
  var log = MomentLog<Double>()
  var animation: (Double) -> Animation? = { _ in .linear(duration: 0.5) }
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.onTapGesture { taps += 1 }
      if isTriggered {
        PhaseAnimator(widths, trigger: taps, content: bar, animation: animation)
      } else {
        Rectangle().phaseAnimator(widths) { content, width in
          content.frame(width: noted(width), height: 10)
        } animation: {
          animation($0)
        }
      }
    }
  }

  private func noted(_ width: Double) -> Double {
    log.note(width)
    return width
  }

  private func bar(_ width: Double) -> some View {
    Rectangle().frame(width: noted(width), height: 10)
  }
}

@MainActor
struct PhaseAnimatorTests {
  private let top = CGPoint(x: 160, y: 10)

  @Test func `phases follow each other for ever`() {
    let bar = PhaseBar()
    let host = ViewHost(bar)
    #expect(host.lastWidth == 10)
    for expected in [15.0, 20, 30, 40, 25, 10, 15] {
      host.advance(by: 0.25)
      #expect(abs(host.lastWidth - expected) < 0.01)
      #expect(host.graph.isAnimating)
    }
    #expect(bar.log.values == [10, 20, 40, 10, 20])
  }

  @Test func `a phase that looks like the one before it does not last`() {
    let bar = PhaseBar(widths: [10, 20, 20])
    let host = ViewHost(bar)
    host.run(for: 0.6)
    // The third phase has come after half a second and gone in the next frame or two.
    #expect(bar.log.values == [10, 20, 20, 10])
    #expect(host.lastWidth < 20)
    host.run(for: 0.41)
    #expect(abs(host.lastWidth - 10) < 0.5)
  }

  @Test func `a phase in which a gradient stays as it is does not last`() {
    let log = MomentLog<Double>()
    let host = ViewHost(
      Rectangle().phaseAnimator([0.5, 1, 1]) { content, share in
        log.note(share)
        return content.foregroundStyle(
          LinearGradient(
            gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
        )
        .scaleEffect(x: share)
      } animation: { _ in
        .linear(duration: 0.5)
      })
    host.run(for: 0.6)
    #expect(log.values == [0.5, 1, 1, 0.5])
  }

  @Test func `phases that all look alike are in no hurry`() {
    let bar = PhaseBar(widths: [10, 10, 10])
    ViewHost(bar).run(for: 3)
    #expect(bar.log.values.count < 12)
  }

  @Test func `a phase in which only a text changes lasts as long as its animation`() {
    let log = MomentLog<Double>()
    let host = ViewHost(
      PhaseAnimator([1.0, 2]) { number in
        Text(verbatim: "\(Int(number))").onChange(of: number) { log.note(number) }
      } animation: { _ in
        .linear(duration: 0.5)
      })
    host.run(for: 1.2)
    #expect(log.values == [2, 1, 2])
  }

  @Test(arguments: [1.0 / 7, 1.0 / 60, 0.3, 31.375])
  func `a phase is a matter of the time and not of the frames`(step: Double) {
    let host = ViewHost(PhaseBar(animation: { .easeInOut(duration: $0 / 40) }))
    while host.time.seconds < 31.375 { host.advance(by: min(step, 31.375 - host.time.seconds)) }
    // A round takes 1.75 s, so after 17 rounds and 1.625 s it is half way from 40 to 10.
    #expect(abs(host.time.seconds - 31.375) < 1e-9)
    let reference = ViewHost(PhaseBar(animation: { .easeInOut(duration: $0 / 40) }))
    for _ in 0..<3138 { reference.advance(by: min(0.01, 31.375 - reference.time.seconds)) }
    #expect(abs(host.lastWidth - reference.lastWidth) < 0.01)
    #expect(abs(host.lastWidth - 25) < 0.01)
  }

  @Test func `a triggered round ends where it began and sleeps`() {
    let bar = PhaseBar(isTriggered: true)
    let host = ViewHost(bar)
    #expect(host.graph.nextWakeUp == nil)
    host.tap(at: top)
    for expected in [15.0, 20, 30, 40, 25, 10] {
      host.advance(by: 0.25)
      #expect(abs(host.lastWidth - expected) < 0.01)
    }
    host.advance(by: 0.1)
    #expect(bar.log.values == [10, 10, 20, 40, 10])
    #expect(host.lastWidth == 10)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a trigger on the way begins the round again from what is shown`() {
    let host = ViewHost(PhaseBar(isTriggered: true))
    host.tap(at: top)
    host.advance(by: 0.75)
    #expect(abs(host.lastWidth - 30) < 0.01)
    host.tap(at: top)
    #expect(abs(host.lastWidth - 30) < 0.01)
    host.advance(by: 0.6)
    #expect(host.lastWidth > 20 && host.lastWidth < 28)
    host.advance(by: 5)
    #expect(host.lastWidth == 10)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `each phase is moved to by its own animation`() {
    let host = ViewHost(
      PhaseBar(isTriggered: true, animation: { $0 == 20 ? .linear(duration: 1) : nil }))
    host.tap(at: top)
    host.advance(by: 0.5)
    #expect(abs(host.lastWidth - 15) < 0.01)
    host.advance(by: 0.501)
    #expect(host.lastWidth == 40)
    host.advance(by: 1.0 / 60)
    #expect(host.lastWidth == 10)
    host.advance(by: 1.0 / 60)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `jumps for ever are not endless in one frame`() {
    let bar = PhaseBar(animation: { _ in nil })
    let host = ViewHost(bar)
    host.advance(by: 1)
    #expect((55...65).contains(bar.log.values.count))
  }

  @Test func `a spring makes way for the next phase when people take it for settled`() {
    let bar = PhaseBar(isTriggered: true, animation: { _ in .spring(duration: 0.5) })
    let host = ViewHost(bar)
    host.tap(at: top)
    host.advance(by: 0.499)
    #expect(bar.log.values.last == 20)
    host.advance(by: 0.002)
    #expect(bar.log.values.last == 40)
  }

  @Test func `an animation without an end is never followed by another phase`() {
    let bar = PhaseBar(animation: { _ in .linear(duration: 0.3).repeatForever() })
    let host = ViewHost(bar)
    host.run(for: 5)
    #expect(bar.log.values == [10, 20])
  }

  @Test(arguments: [[], [25.0]])
  func `nothing moves without two phases`(widths: [Double]) {
    let host = ViewHost(PhaseBar(widths: widths))
    #expect(host.graph.nextWakeUp == nil)
    host.advance(by: 1)
    #expect(host.drawing.count == 1 + widths.count)
  }

  @Test func `animators that change phase at once move each in its own way`() {
    let host = ViewHost(
      VStack(spacing: 0) {
        PhaseAnimator([0.0, 100]) {
          Color.red.frame(width: 10 + $0, height: 10)
        } animation: { _ in
          .linear(duration: 1)
        }
        PhaseAnimator([0.0, 100]) {
          Color.blue.frame(width: 10 + $0, height: 10)
        } animation: { _ in
          .linear(duration: 4)
        }
      })
    host.settle()
    host.advance(by: 0.5)
    let widths = host.drawing.compactMap { $0.bounds.map { Double($0.width) } }
    #expect(widths.count == 2)
    for (width, expected) in zip(widths, [60, 22.5]) { #expect(abs(width - expected) < 1e-6) }
  }

  @Test func `other phases begin the round again`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        PhaseAnimator([0, 10 + v]) {
          Rectangle().frame(width: 10 + $0, height: 10)
        } animation: {
          $0 == 0 ? nil : .linear(duration: 1000)
        }
      })
    host.settle()
    host.advance(by: 1)
    probe.v = 90
    host.settle()
    host.advance(by: 500)
    #expect(host.lastWidth > 50)
  }

  /// A bar in phases, which leaves when the flag of `probe` is set.
  private func leavingHost(_ probe: Probe, _ log: MomentLog<Double>) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if !flag { PhaseBar(widths: [10, 20], log: log) }
        }
      })
  }

  @Test func `phases go on as long as they are seen leaving`() {
    let probe = Probe()
    let log = MomentLog<Double>()
    let host = leavingHost(probe, log)
    host.animate(.linear(duration: 10)) { probe.flag = true }
    host.run(for: 1)
    let count = log.values.count
    host.run(for: 8)
    #expect(log.values.count >= count + 3)
    host.run(for: 2)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `an animator that comes back while it leaves goes on`() {
    let probe = Probe()
    let log = MomentLog<Double>()
    let host = leavingHost(probe, log)
    for flag in [true, false] {
      host.animate(.linear(duration: 10)) { probe.flag = flag }
      host.advance(by: 0.7)
    }
    let count = log.values.count
    host.run(for: 2)
    #expect(log.values.count >= count + 3)
  }
}
