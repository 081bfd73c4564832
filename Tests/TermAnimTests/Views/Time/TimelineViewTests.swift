import Foundation
import Testing

@testable import TermAnim

/// A bar as many points wide as the timeline's date has seconds.
private struct DateBar<Schedule: TimelineSchedule>: View {
  let schedule: Schedule
  var log = MomentLog<Double>()

  var body: some View {
    TimelineView(schedule) { context in
      bar(context)
    }
  }

  private func bar(_ context: TimelineViewDefaultContext) -> some View {
    let seconds = context.date.timeIntervalSinceReferenceDate
    log.note(seconds)
    return Rectangle().frame(width: seconds, height: 1)
  }
}

/// A bar that runs after the whole seconds with an animation.
private struct FollowingBar: View {
  @State private var width = 0.0

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
      Rectangle()
        .frame(width: width, height: 1)
        .onChange(of: context.date) { _, date in
          withAnimation(.easeInOut(duration: 0.8)) {
            width = 10 * date.timeIntervalSinceReferenceDate
          }
        }
    }
  }
}

private struct PausableBar: View {
  @State private var isPaused = false

  var body: some View {
    DateBar(schedule: .animation(paused: isPaused))
      .frame(width: 100, height: 100)
      .background(Color.blue)
      .onTapGesture { isPaused.toggle() }
  }
}

@MainActor
struct TimelineViewTests {
  private func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  @Test func `a periodic timeline sleeps until its next entry`() {
    let bar = DateBar(schedule: .periodic(from: date(-0.5), by: 2))
    let host = ViewHost(bar)
    #expect(bar.log.values == [-0.5])
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 1.5))
    host.advance(by: 1.4)
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 1.5))
    host.advance(by: 0.3)
    #expect(host.lastWidth == 1.5)
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 3.5))
    #expect(!host.graph.isAnimating)
  }

  @Test func `a start that is read while the view is described is not an interval ago`() {
    let bar = DateBar(schedule: .periodic(from: date(0.004), by: 2))
    let host = ViewHost(bar)
    #expect(bar.log.values == [0])
    host.advance(by: 0.1)
    #expect(bar.log.values == [0, 0.004])
  }

  @Test func `dates are those of the host`() {
    let bar = DateBar(schedule: .everyMinute)
    let graph = ViewGraph(root: bar, size: CGSize(width: 100, height: 100))
    graph.referenceDate = date(90)
    graph.advance(to: .zero)
    #expect(bar.log.values == [60])
    #expect(graph.nextWakeUp == FrameTime(seconds: 30))
    graph.advance(to: FrameTime(seconds: 30))
    #expect(bar.log.values == [60, 120])
  }

  @Test func `no entry is left out however the frames are`() {
    let bar = DateBar(schedule: .periodic(from: date(0), by: 0.25))
    let host = ViewHost(bar)
    host.advance(by: 1.1)
    #expect(bar.log.values == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `a program that was away for a day does not make up for all of it`() {
    let bar = DateBar(schedule: .periodic(from: date(0), by: 1))
    let host = ViewHost(bar)
    host.advance(by: 86_400)
    #expect(bar.log.values.count < 4000)
    #expect(bar.log.values.last == 86_400)
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 86_401))
  }

  @Test func `explicit dates come one by one and then never again`() {
    let bar = DateBar(schedule: .explicit([date(-2), date(-1), date(3), date(4)]))
    let host = ViewHost(bar)
    #expect(bar.log.values == [-1])
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 3))
    host.advance(by: 3.5)
    #expect(bar.log.values == [-1, 3])
    host.advance(by: 10)
    #expect(bar.log.values == [-1, 3, 4])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `dates that do not go forward end a timeline`() {
    let bar = DateBar(schedule: .explicit([date(1), date(1), date(5)]))
    let host = ViewHost(bar)
    #expect(bar.log.values == [0])
    host.advance(by: 9)
    #expect(bar.log.values == [0, 1])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a date that never comes is not waited for`(seconds: Double) {
    let host = ViewHost(DateBar(schedule: .explicit([date(seconds)])))
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `an animation schedule shows each frame at its own time`() {
    let bar = DateBar(schedule: .animation)
    let host = ViewHost(bar)
    for step in [0.013, 0.5, 0.001] {
      host.advance(by: step)
      #expect(abs((bar.log.values.last ?? -1) - host.time.seconds) < 1e-9)
      #expect(host.graph.isAnimating)
    }
    #expect(bar.log.values.count == 4)
  }

  @Test func `an animation schedule with an interval sleeps in between`() {
    let bar = DateBar(schedule: .animation(minimumInterval: 0.5))
    let host = ViewHost(bar)
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 0.5))
    host.run(for: 1.2)
    #expect(bar.log.values == [0, 0.5, 1])
  }

  @Test func `entries faster than a display come once a frame`() {
    let bar = DateBar(schedule: .periodic(from: date(0), by: 0.001))
    let host = ViewHost(bar)
    for _ in 0..<10 { host.advance(by: 0.1005) }
    #expect(bar.log.values.count == 11)
    #expect(abs((bar.log.values.last ?? 0) - 1.005) < 1e-6)
    #expect(host.graph.isAnimating)
  }

  @Test func `a paused timeline stays where it is and never wakes`() {
    let host = ViewHost(PausableBar())
    let middle = CGPoint(x: 160, y: 96)
    host.advance(by: 3)
    host.tap(at: middle)
    host.advance(by: 1)
    #expect(host.lastWidth == 3)
    #expect(host.graph.nextWakeUp == nil)
    host.tap(at: middle)
    #expect(host.lastWidth == 4)
    #expect(host.graph.isAnimating)
  }

  @Test func `what entries start begins with the entry and not with the frame`() {
    let (fine, coarse) = (ViewHost(FollowingBar()), ViewHost(FollowingBar()))
    for _ in 0..<50 { fine.advance(by: 0.05) }
    coarse.advance(by: 2.5)
    #expect(fine.lastWidth > 10 && fine.lastWidth < 20)
    #expect(abs(fine.lastWidth - coarse.lastWidth) < 1e-6)
  }

  @Test func `an event between two frames belongs to the later one and not to an entry before it`()
  {
    struct Program: View {
      @State private var width = 0.0

      var body: some View {
        ZStack(alignment: .leading) {
          Color.blue.onTapGesture { withAnimation(.linear(duration: 1)) { width = 100 } }
          DateBar(schedule: .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5))
          Rectangle().frame(width: width, height: 1)
        }
      }
    }
    let host = ViewHost(Program())
    host.graph.send(.pointerDown(CGPoint(x: 10, y: 10)))
    host.graph.send(.pointerUp(CGPoint(x: 10, y: 10)))
    host.advance(by: 0.9)
    host.advance(by: 0.5)
    #expect(abs(host.lastWidth - 50) < 0.01)
  }

  @Test func `a timeline goes on while it is seen leaving`() {
    struct Program: View {
      let bar: DateBar<ExplicitTimelineSchedule<[Date]>>
      @State private var isThere = true

      var body: some View {
        VStack {
          Color.blue.onTapGesture { withAnimation(.linear(duration: 2)) { isThere = false } }
          if isThere { bar }
        }
      }
    }
    let bar = DateBar(schedule: .explicit([date(0.5), date(1), date(5)]))
    let host = ViewHost(Program(bar: bar))
    host.advance(by: 0.6)
    host.tap(at: CGPoint(x: 10, y: 10))
    host.advance(by: 1.5)
    #expect(host.drawing.count == 2)
    #expect(bar.log.values == [0, 0.5, 1])
    host.advance(by: 1)
    #expect(host.drawing.count == 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a program may go while a timeline is seen leaving`() {
    let probe = Probe()
    weak var graph: ViewGraph?
    do {
      let host = ViewHost(
        ProbeView(probe) { _, _, flag in
          VStack {
            if !flag { DateBar(schedule: .explicit([date(1), date(5)])) }
          }
        })
      host.animate { probe.flag = true }
      host.advance(by: 0.5)
      graph = host.graph
      #expect(graph != nil)
    }
    #expect(graph == nil)
  }

  @Test func `a timeline that has gone wakes nobody`() {
    struct Program: View {
      @State private var isThere = true

      var body: some View {
        ZStack {
          Color.blue.onTapGesture { isThere = false }
          if isThere {
            DateBar(schedule: .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1))
          }
        }
      }
    }
    let host = ViewHost(Program())
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 1))
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(host.graph.nextWakeUp == nil)
  }
}
