import Foundation
import Testing

@testable import TermAnim

/// Turning back to a chapter shows what was shown then, without what came before it.
@MainActor
struct ChapterTests {
  /// Shows `pages` pages of four seconds, with something moving in each.
  private func play(_ host: ManualPerformance, pages: Int) {
    for page in 0..<pages {
      if page > 0 { press("n", host) }
      for frame in 0..<20 {
        if frame == 1 || frame == 9 { press("s", host) }
        host.frame(after: frame % 3 == 0 ? 0.017 : 0.29)
      }
    }
  }

  private func press(_ character: Character, _ host: ManualPerformance) {
    host.wait(0.004)
    host.performance.press(KeyStroke(.character(character)))
  }

  private func program(_ host: ManualPerformance) throws -> ChapteredProgram {
    try #require(host.performance.program as? ChapteredProgram)
  }

  @Test func `a moment of any chapter looks as it did, as it does when all runs again`() {
    let host = ManualPerformance { ChapteredProgram() }
    play(host, pages: 5)
    #expect(host.performance.chapters.count == 4)
    for moment in host.shown.reversed() { #expect(host.difference(from: moment) == nil) }
    host.performance.chapters = ChapterList()
    for moment in host.shown.reversed() where Int(moment.time.seconds * 1000) % 7 == 0 {
      #expect(host.difference(from: moment) == nil)
    }
  }

  @Test func `only what happened since the chapter began is gone through again`() throws {
    let host = ManualPerformance { ChapteredProgram() }
    play(host, pages: 4)
    host.performance.step(by: -1)
    #expect(try program(host).page == 3)
    #expect(try program(host).keyCount == 2)
  }

  @Test func `while the page before is still seen, it is gone through as well`() throws {
    let host = ManualPerformance { ChapteredProgram() }
    play(host, pages: 3)
    let now = host.performance.run.graph.time
    let start = try #require(host.performance.chapters.chapter(for: now))
    host.performance.turn(to: start.time + 0.29)
    #expect(try program(host).page == 2)
    #expect(try program(host).keyCount == 4)
    host.performance.turn(to: start.time + 0.3)
    #expect(try program(host).keyCount == 4)
    host.performance.turn(to: start.time + 0.2)
    host.performance.turn(to: start.time)
    #expect(try program(host).keyCount == 3)
  }

  @Test func `seeking ahead passes over the chapters in between`() throws {
    let host = ManualPerformance { ChapteredProgram() }
    play(host, pages: 4)
    let end = host.performance.time
    host.performance.seek(to: 0)
    #expect(try program(host).page == 0)
    host.performance.seek(to: end)
    #expect(try program(host).page == 3)
    #expect(try program(host).keyCount == 2)
  }

  @Test func `a key in the past forgets the chapters after it, one without use does not`() {
    let host = ManualPerformance { ChapteredProgram() }
    play(host, pages: 4)
    host.performance.turn(to: host.shown[30].time)
    #expect(host.performance.chapters.count == 3)
    host.performance.press(KeyStroke(.character("x")))
    #expect(host.performance.chapters.count == 3)
    host.performance.press(KeyStroke(.character("s")))
    #expect(host.performance.chapters.count == 1)
    host.performance.startAgain()
    #expect(host.performance.chapters.count == 0)
  }

  @Test func `no chapter begins during a press, nor with what never leaves`() {
    let pressed = ManualPerformance { ChapteredProgram() }
    pressed.performance.send(.pointerDown(CGPoint(x: 10, y: 10)))
    press("n", pressed)
    #expect(pressed.performance.chapters.count == 0)
    pressed.performance.send(.pointerUp(CGPoint(x: 10, y: 10)))
    press("n", pressed)
    #expect(pressed.performance.chapters.count == 1)

    let endless = ManualPerformance { ChapteredProgram(settlingAfter: .nan) }
    play(endless, pages: 2)
    endless.performance.step(by: -1)
    #expect((endless.performance.program as? ChapteredProgram)?.keyCount == 5)
  }

  @Test func `the screen of a chapter is that of its events`() {
    let host = ManualPerformance { ChapteredProgram() }
    play(host, pages: 2)
    host.resize(columns: 44, rows: 12)
    play(host, pages: 2)
    host.resize(columns: 90, rows: 30)
    play(host, pages: 2)
    for moment in host.shown.reversed() { #expect(host.difference(from: moment) == nil) }
  }
}
