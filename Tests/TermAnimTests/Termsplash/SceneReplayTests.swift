import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// Every scene, with its keys pressed at random, is the same when it is shown again.
@MainActor
struct SceneReplayTests {
  /// Plays at random by keys, clicks and drags, in frames that are not evenly apart.
  private func play(_ host: ManualPerformance, seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var isDown = false
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...240, using: &dice), y: .random(in: 0...144, using: &dice))
    }
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &dice) {
      case 0..<2:
        let show = host.performance.program as? Show
        let strokes = show?.act.table.sections[0].bindings.flatMap(\.strokes) ?? []
        if let stroke = strokes.randomElement(using: &dice) { host.performance.press(stroke) }
      case 2: host.performance.click(point())
      case 3 where !isDown:
        host.performance.send(.pointerDown(point()))
        isDown = true
      case 3:
        let isOver = Bool.random(using: &dice)
        host.performance.send(isOver ? .pointerUp(point()) : .pointerMoved(point()))
        isDown = !isOver
      case 4: host.frame(after: .random(in: 0.2...1.5, using: &dice))
      default: host.frame(after: .random(in: 0.01...0.04, using: &dice))
      }
    }
  }

  @Test(arguments: SceneName.allCases, [11, 100, 108])
  func `a scene shown again looks as it did`(name: SceneName, seed: UInt64) {
    let host = ManualPerformance { Show(Show.Beginning(scene: name, seed: 3)) }
    play(host, seed: seed)
    var dice = SeededGenerator(seed: 5)
    for moment in host.shown.shuffled(using: &dice).prefix(6) {
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

  /// Turns through all scenes with keys, also while the scene before is still seen.
  private func turnPages(_ host: ManualPerformance) {
    var dice = SeededGenerator(seed: 21)
    for _ in SceneName.allCases {
      host.frame(after: 0.2)
      // An open question would take the key.
      if host.performance.program.capturesKeys { host.performance.press(KeyStroke(.escape)) }
      host.performance.press(KeyStroke(.pageDown))
      let show = host.performance.program as? Show
      let strokes = show?.act.table.sections[0].bindings.flatMap(\.strokes) ?? []
      for pause in [0.03, 0.3, 0.4, 1.6] {
        host.frame(after: pause)
        if let stroke = strokes.randomElement(using: &dice) { host.performance.press(stroke) }
        host.frame(after: 0.02)
      }
    }
  }

  @Test func `a scene looks the same whether time is turned back to it or to the first one`() {
    let host = ManualPerformance { Show(Show.Beginning(scene: .splash, seed: 3)) }
    turnPages(host)
    #expect(host.performance.chapters.count == SceneName.allCases.count)
    for (index, moment) in host.shown.enumerated().reversed() where index % 4 != 1 {
      #expect(host.difference(from: moment) == nil)
    }
    host.performance.chapters = ChapterList()
    host.performance.seek(to: 0)
    for moment in host.shown { #expect(host.difference(from: moment) == nil) }
  }

  @Test func `the tour is shown again from the scene that was on`() {
    let host = ManualPerformance {
      Show(Show.Beginning(scene: .splash, isTour: true, seed: 3))
    }
    for _ in 0..<SceneName.allCases.count {
      for pause in [0.5, 4.9, 2.6] { host.frame(after: pause) }
    }
    let count = host.performance.chapters.count
    #expect(count == SceneName.allCases.count)
    for moment in host.shown.reversed() { #expect(host.difference(from: moment) == nil) }
    for moment in host.shown { #expect(host.difference(from: moment) == nil) }
    // What begins again is no other chapter, nor does it begin at another entry of the log.
    #expect(host.performance.chapters.count == count)
  }

  @Test func `a key in the past of a tour is performed whenever its chapter is`() throws {
    let host = ManualPerformance {
      Show(Show.Beginning(scene: .splash, isTour: true, seed: 3))
    }
    for _ in 0..<40 { host.frame(after: 0.31) }
    let entrance = try #require(host.performance.chapters.chapter(for: host.shown[39].time)).time
    let index = try #require(host.shown.firstIndex { $0.time > entrance })
    host.performance.turn(to: host.shown[index].time)
    host.performance.turn(to: entrance + 0.01)
    host.performance.press(KeyStroke(.character("g")))
    let isTouring = (host.performance.program as? Show)?.isTouring
    for _ in 0..<6 { host.frame(after: 0.31) }
    host.performance.step(by: -1)
    #expect((host.performance.program as? Show)?.isTouring == isTouring)
    #expect(isTouring == false)
  }
}
