import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// Every scene, with its keys pressed at random, is the same when it is shown again.
@MainActor
struct SceneReplayTests {
  private func play(_ host: ManualPerformance, seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let show = host.performance.program as? Show
      let strokes = show?.act.table.sections[0].bindings.flatMap(\.strokes) ?? []
      switch Int.random(in: 0..<8, using: &dice) {
      case 0..<2:
        if let stroke = strokes.randomElement(using: &dice) { host.performance.press(stroke) }
      case 2:
        host.performance.click(
          CGPoint(x: .random(in: 0...240, using: &dice), y: .random(in: 0...144, using: &dice)))
      case 3: host.frame(after: .random(in: 0.2...1.5, using: &dice))
      default: host.frame(after: .random(in: 0.01...0.04, using: &dice))
      }
    }
  }

  @Test(arguments: SceneName.allCases)
  func `a scene shown again looks as it did`(name: SceneName) {
    let host = ManualPerformance { Show(Show.Beginning(scene: name, seed: 3)) }
    play(host, seed: 11)
    var dice = SeededGenerator(seed: 5)
    for moment in host.shown.shuffled(using: &dice).prefix(8) {
      #expect(host.difference(from: moment) == nil)
    }
  }

  @Test func `the tour is replayed with its scenes`() {
    let host = ManualPerformance {
      Show(Show.Beginning(scene: .splash, isTour: true, seed: 3))
    }
    for _ in 0..<80 { host.frame(after: 0.31) }
    for index in [70, 3, 44, 28, 27] {
      #expect(host.difference(from: host.shown[index]) == nil)
    }
  }
}
