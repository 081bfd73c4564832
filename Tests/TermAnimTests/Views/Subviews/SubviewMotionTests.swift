import Testing

@testable import TermAnim

/// Motion of a subview's own begins when it is shown, and not when it is listed.
@MainActor
struct SubviewMotionTests {
  private let probe = Probe()

  /// Shows `subview` while the number is above zero.
  private func host(@ViewBuilder of subview: @escaping (_ v: Double) -> some View) -> ViewHost {
    ViewHost(
      ProbeView(probe) { number, v, _ in
        Group(subviews: subview(v)) { subviews in
          if number > 0 { subviews }
        }
      })
  }

  private func widths(_ host: ViewHost, every seconds: Double, _ count: Int) -> [Double] {
    (0..<count).map { _ in
      host.advance(by: seconds)
      return (host.lastWidth * 100).rounded() / 100
    }
  }

  /// A bar of 10 and of 20 points in turns, on the way for a second.
  private var phases: ViewHost {
    host { _ in
      Rectangle().phaseAnimator([10.0, 20]) { content, width in
        content.frame(width: width, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  /// What is not shown yet does not move; shown, it begins at its start.
  private func expectStart(of host: ViewHost, after seconds: Double, _ widths: [Double]) {
    host.advance(by: seconds)
    #expect(!host.graph.isAnimating)
    probe.u = 1
    host.settle()
    #expect(host.lastWidth == 10)
    #expect(self.widths(host, every: 0.25, widths.count) == widths)
  }

  /// What triggers before has no effect, and what triggers afterwards has.
  private func expectTriggers(in host: ViewHost) {
    probe.v = 1
    host.advance(by: 0.25)
    probe.u = 1
    host.settle()
    #expect(widths(host, every: 0.25, 2) == [10, 10])
    probe.v = 2
    host.settle()
    #expect(widths(host, every: 0.25, 2) == [12.5, 15])
  }

  @Test func `phases begin when they are shown`() {
    expectStart(of: phases, after: 1.25, [12.5, 15, 17.5, 20, 17.5])
  }

  @Test func `phases that are triggered`() {
    let host = host { v in
      Rectangle().phaseAnimator([10.0, 20], trigger: v) { content, width in
        content.frame(width: width, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    expectTriggers(in: host)
  }

  @Test func `keyframes begin when they are shown`() {
    let host = host { _ in
      Rectangle().keyframeAnimator(initialValue: 10.0) { content, width in
        content.frame(width: width, height: 10)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
      }
    }
    expectStart(of: host, after: 0.75, [12.5, 15, 17.5, 10, 12.5])
  }

  @Test func `keyframes that are triggered`() {
    let host = host { v in
      Rectangle().keyframeAnimator(initialValue: 10.0, trigger: v) { content, width in
        content.frame(width: width, height: 10)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
      }
    }
    expectTriggers(in: host)
  }

  @Test func `phases of a subview that goes and comes again go on`() {
    let host = phases
    probe.u = 1
    host.settle()
    #expect(widths(host, every: 0.25, 2) == [12.5, 15])
    probe.u = 0
    host.settle()
    host.advance(by: 0.25)
    probe.u = 1
    host.settle()
    #expect(widths(host, every: 0.25, 3).last == 15)
  }
}
