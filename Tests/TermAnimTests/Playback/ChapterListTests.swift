import Testing

@testable import TermAnim

@MainActor
struct ChapterListTests {
  private func chapter(at seconds: Double, position: Int = 0) -> LoggedChapter {
    LoggedChapter(
      chapter: Chapter(settlingAfter: 0.5) { RootProgram(root: EmptyView()) },
      time: FrameTime(seconds: seconds), position: position,
      screen: ScreenConfiguration(
        size: TerminalSize(columns: 40, rows: 12), capabilities: TerminalCapabilities(),
        options: PlayerOptions()))
  }

  private func list(_ times: Double...) -> ChapterList {
    var list = ChapterList()
    for time in times { list.note(chapter(at: time)) }
    return list
  }

  @Test func `a moment belongs to the last chapter that has settled`() {
    let list = list(1, 2, 4)
    func start(of seconds: Double) -> Double? {
      list.chapter(for: FrameTime(seconds: seconds))?.time.seconds
    }
    #expect(start(of: 1.4) == nil)
    #expect(start(of: 1.5) == 1)
    #expect(start(of: 2.4) == 1)
    #expect(start(of: 4.4) == 2)
    #expect(start(of: 9) == 4)
  }

  @Test func `a chapter that begins again is not another one`() {
    var list = list(1, 2)
    list.note(chapter(at: 1))
    list.note(chapter(at: 2))
    #expect(list.count == 2)
    list.note(chapter(at: 2, position: 1))
    #expect(list.count == 3)
  }

  @Test func `of endless chapters the late ones are kept, and of the others some`() {
    var list = ChapterList()
    for time in 0..<10_000 { list.note(chapter(at: Double(time))) }
    #expect(list.count <= ChapterList.most)
    for time in [9999.5, 9990.6, 9050.7] {
      #expect(list.chapter(for: FrameTime(seconds: time))?.time.seconds == time.rounded(.down))
    }
    let early = list.chapter(for: FrameTime(seconds: 5000.5))?.time.seconds
    #expect(early.map { $0 > 4900 && $0 <= 5000 } == true)
    #expect(list.chapter(for: FrameTime(seconds: 0.5))?.time == .zero)
  }

  @Test func `chapters after a moment are forgotten, one that begins then is not`() {
    var list = list(1, 2, 3)
    list.removeAll(after: FrameTime(seconds: 2))
    #expect(list.count == 2)
    list.removeAll(after: .zero)
    #expect(list.count == 0)
  }

  @Test(arguments: [-1.0, 0, 0.5, .nan, .infinity, -.infinity])
  func `a settling time that makes no sense is replaced`(seconds: Double) {
    let time = Chapter(settlingAfter: seconds) { RootProgram(root: EmptyView()) }.settlingTime
    #expect(time == (seconds.isFinite ? max(0, seconds) : .infinity))
  }
}
