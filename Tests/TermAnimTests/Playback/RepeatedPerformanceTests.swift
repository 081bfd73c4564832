import Foundation
import Testing

@testable import TermAnim

/// What happened in a performance, shown once more by a renderer.
@MainActor
struct RepeatedPerformanceTests {
  /// Plays keys and presses for some seconds, in frames that are not evenly apart.
  private func play(_ host: ManualPerformance, seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<80 {
      switch Int.random(in: 0..<10, using: &dice) {
      case 0..<2:
        let key = Array("serx").randomElement(using: &dice) ?? "s"
        host.performance.press(KeyStroke(.character(key)))
      case 2:
        host.performance.click(CGPoint(x: .random(in: 0...200, using: &dice), y: 50))
      default: host.frame(after: .random(in: 0.004...0.1, using: &dice))
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `every frame looks as that moment did`(seed: UInt64) {
    let host = ManualPerformance { ReplayedProgram() }
    play(host, seed: seed)
    let renderer = FrameRenderer(repeating: host.performance, framesPerSecond: 60)
    var frames: [(Double, DisplayList)] = [(0, renderer.performance.displayList())]
    renderer.advance(by: host.performance.duration) {
      frames.append((renderer.elapsed, renderer.performance.displayList()))
    }
    #expect(frames.count > 60)
    for (seconds, list) in frames.enumerated().filter({ $0.offset % 7 == 3 }).map(\.element) {
      host.performance.seek(to: seconds)
      #expect(host.performance.displayList() == list, "at \(seconds) s")
    }
  }

  @Test func `pauses and what was laid over the program are left out`() {
    let host = ManualPerformance { ReplayedProgram() }
    host.performance.lay { Color.red }
    host.frame(after: 0.1)
    host.performance.press(KeyStroke(.character("s")))
    host.frame(after: 0.2)
    host.performance.setPaused(true)
    host.frame(after: 5)
    host.performance.setPaused(false)
    host.performance.setRate(4)
    host.frame(after: 0.1)
    #expect(abs(host.performance.duration - 0.7) < 1e-9)
    let renderer = FrameRenderer(repeating: host.performance, framesPerSecond: 30)
    renderer.advance(by: 0.7)
    #expect(abs(renderer.performance.time - 0.7) < 1e-9)
    #expect((renderer.performance.program as? ReplayedProgram)?.target == 40)
    #expect(renderer.performance.displayList() == host.performance.run.graph.displayList())
  }

  @Test func `a future that was given up is not shown`() {
    let host = ManualPerformance { ReplayedProgram() }
    host.frame(after: 0.5)
    host.performance.press(KeyStroke(.character("s")))
    host.frame(after: 0.5)
    host.performance.seek(to: 0.2)
    host.performance.press(KeyStroke(.character("e")))
    let renderer = FrameRenderer(repeating: host.performance, framesPerSecond: 30)
    renderer.advance(by: 2)
    #expect((renderer.performance.program as? ReplayedProgram)?.target == -30)
  }

  @Test func `the screen is that of the end`() {
    let host = ManualPerformance(columns: 40, rows: 10) { ReplayedProgram() }
    host.frame(after: 0.1)
    host.resize(columns: 20, rows: 5)
    host.performance.pointsPerPixel = 2
    host.frame(after: 0.1)
    let bitmap = FrameRenderer(repeating: host.performance, framesPerSecond: 30).bitmap()
    #expect(bitmap.width == 20 && bitmap.height == 10)
  }
}
