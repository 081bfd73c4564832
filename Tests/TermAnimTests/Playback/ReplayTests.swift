import Foundation
import Testing

@testable import TermAnim

/// What is shown after turning time back is what was shown then.
@MainActor
struct ReplayTests {
  private static let keys = Array("serxserre.")

  /// Plays something at random, in frames that are not evenly apart.
  private func play(_ host: ManualPerformance, seed: UInt64, steps: Int = 160) {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<steps {
      switch Int.random(in: 0..<20, using: &dice) {
      case 0..<3:
        host.wait(.random(in: 0...0.02, using: &dice))
        let key = Self.keys.randomElement(using: &dice) ?? "s"
        host.performance.press(KeyStroke(.character(key)))
      case 3:
        let point = CGPoint(
          x: .random(in: 0...240, using: &dice), y: .random(in: 0...140, using: &dice))
        host.performance.send(.pointerDown(point))
        host.performance.send(.pointerUp(point))
      case 4: host.frame(after: .random(in: 0.2...2.5, using: &dice))
      case 5:
        host.resize(
          columns: .random(in: 40...90, using: &dice), rows: .random(in: 12...30, using: &dice))
      case 6: host.performance.pointsPerPixel = [2, 4, 5].randomElement(using: &dice) ?? 4
      default: host.frame(after: .random(in: 0.004...0.04, using: &dice))
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 11, 12])
  func `a moment shown again looks as it did, whatever happened`(seed: Int) {
    let host = ManualPerformance { ReplayedProgram() }
    play(host, seed: UInt64(seed))
    var dice = SeededGenerator(seed: UInt64(seed) + 100)
    let shown = host.shown
    for moment in shown.shuffled(using: &dice).prefix(12) {
      #expect(host.difference(from: moment) == nil)
    }
    for moment in shown.suffix(8).reversed() {
      #expect(host.difference(from: moment) == nil)
    }
    for moment in shown.suffix(8) {
      #expect(host.difference(from: moment) == nil)
    }
  }

  @Test func `moments between the frames of then, shown on the way, change nothing`() {
    let host = ManualPerformance { ReplayedProgram() }
    host.performance.press(KeyStroke(.character("r")))
    host.performance.press(KeyStroke(.character("s")))
    for _ in 0..<50 { host.frame(after: 0.017) }
    let shown = host.shown
    host.performance.seek(to: 0)
    for (earlier, later) in zip(shown, shown.dropFirst()) {
      let gap = later.time - earlier.time
      for share in [0.3, 0.6, 0.9] { host.performance.turn(to: earlier.time + share * gap) }
      #expect(host.difference(from: later) == nil)
    }
  }

  @Test func `time that was turned back goes on with what happened then`() {
    let host = ManualPerformance { ReplayedProgram() }
    host.frame(after: 0.1)
    host.performance.press(KeyStroke(.character("s")))
    for _ in 0..<60 { host.frame(after: 1.0 / 60) }
    let end = host.performance.displayList()
    let time = host.performance.time
    host.performance.seek(to: 0)
    #expect(host.performance.duration == time)
    #expect((host.performance.program as? ReplayedProgram)?.target == 0)
    host.wait(time)
    host.performance.advance(at: host.host)
    #expect(host.performance.displayList() == end)
  }

  @Test func `a key in the past makes another future`() {
    let host = ManualPerformance { ReplayedProgram() }
    host.frame(after: 0.1)
    host.performance.press(KeyStroke(.character("s")))
    for _ in 0..<60 { host.frame(after: 1.0 / 60) }
    host.performance.seek(to: 0.05)
    host.performance.press(KeyStroke(.character("e")))
    #expect(host.performance.duration < 0.06)
    for _ in 0..<60 { host.frame(after: 1.0 / 60) }
    #expect((host.performance.program as? ReplayedProgram)?.target == -30)
  }

  @Test func `the program before turning back is let go`() {
    let host = ManualPerformance { ReplayedProgram() }
    weak let program = host.performance.program as? ReplayedProgram
    #expect(program != nil)
    host.frame(after: 0.5)
    host.performance.seek(to: 0)
    #expect(program == nil)
  }
}
