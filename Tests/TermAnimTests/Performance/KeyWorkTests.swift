import Testing

@testable import TermAnim
@testable import termsplash

/// What a key costs the views, counted instead of timed.
@MainActor
struct KeyWorkTests {
  /// The bodies that run for the second press of a key at rest, up to the end of the frame that
  /// answers it.
  private func bodies(
    for key: KeyStroke, in scene: SceneName, isTour: Bool = false
  ) -> (press: Int, frame: Int) {
    let host = ManualPerformance(columns: 200, rows: 60) {
      Show(Show.Beginning(scene: scene, isTour: isTour, seed: 0))
    }
    host.frame(after: 3)
    host.performance.press(key)
    for _ in 0..<4 { host.frame(after: 1) }
    let before = host.performance.run.graph.bodyEvaluationCount
    host.performance.press(key)
    let pressed = host.performance.run.graph.bodyEvaluationCount
    host.frame(after: 1 / 60)
    return (pressed - before, host.performance.run.graph.bodyEvaluationCount - pressed)
  }

  /// The layer and its light run again when they have appeared, as that sets their state; the front
  /// of the light is animatable itself, and runs in each frame.
  @Test func `a colour runs the bodies of what it changes, and in a frame that of its front`() {
    #expect(bodies(for: KeyStroke(.character(" ")), in: .splash) == (11, 1))
  }

  // What is animated runs in the frame only: at the press it is where it was. Digits are told at
  // the press which wheels there will be; the ring of percent has its number as a view of its own.
  @Test func `a number runs each body once, at the press or in the frame, and its digits in both`()
  {
    #expect(bodies(for: KeyStroke(.character(" ")), in: .counter) == (4, 2))
    #expect(bodies(for: KeyStroke(.character(" ")), in: .percent) == (1, 2))
  }

  // The three are the cues and the two that the tour waits for.
  @Test func `a key that nothing answers runs what a tour counts its time by, and nothing else`() {
    let unknown = KeyStroke(.character("x"))
    #expect(bodies(for: unknown, in: .percent).press == 0)
    #expect(bodies(for: unknown, in: .percent, isTour: true).press == 3)
  }
}
