import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LongLazyTests {
  private let size = CGSize(width: 100, height: 100)

  // MARK: Which rows are made

  @Test func `of many rows those are made that are near the window`() {
    let log = RowLog(0..<100_000)
    let host = ViewHost(LongStack(log: log), size: size)
    #expect(log.shown == Set(0..<10))
    #expect(log.bodies.count == MadeRows<Int>.chunk)
    host.key(.end)
    host.run(for: 3)
    #expect(log.shown == Set(99_990..<100_000))
    // Some more have been seen on the way.
    #expect(log.bodies.count < 2000)
  }

  @Test func `rows that are not made are guessed to be as high as those that are`() {
    let log = RowLog(0..<100_000)
    let host = ViewHost(LongStack(log: log).notingContentHeight(in: log), size: size)
    host.run(for: 0.1)
    // In whole cells.
    #expect(abs(log.contentHeight - 1_000_000) <= 8)
  }

  @Test func `where there are few rows, or nothing scrolls, all are made`() {
    let (few, still) = (RowLog(0..<MadeRows<Int>.fewest), RowLog(0..<300))
    _ = ViewHost(LongStack(log: few), size: size)
    #expect(few.bodies.count == MadeRows<Int>.fewest)
    _ = ViewHost(LazyVStack(spacing: 0) { LongRows(log: still) }, size: size)
    #expect(still.bodies.count == 300 && still.shown.count == 300)
  }

  @Test func `rows of a stack that is not lazy are all made`() {
    let log = RowLog(0..<300)
    _ = ViewHost(
      ScrollView { LazyVStack { VStack(spacing: 0) { LongRows(log: log) } } }, size: size)
    #expect(log.bodies.count == 300)
  }

  @Test func `what changes costs the rows that are made`() {
    let log = RowLog(0..<10_000)
    let host = ViewHost(LongStack(log: log), size: size)
    log.bodies = [:]
    log.rows.append(10_000)
    host.settle()
    log.rows.removeAll { $0.isMultiple(of: 3) && $0 > 200 }
    host.settle()
    #expect(log.bodies.isEmpty)
    log.rows.insert(-1, at: 4)
    host.settle()
    #expect(log.bodies == [-1: 1])
    #expect(log.shown == Set([-1] + (0..<9)))
  }

  @Test func `rows that come and go where none are made are counted`() {
    let log = RowLog(0..<1000)
    let host = ViewHost(LongStack(log: log), size: size)
    log.rows += 1000..<2000
    host.settle()
    log.rows.removeSubrange(500..<600)
    host.settle()
    host.key(.end)
    host.run(for: 2)
    #expect(log.shown == Set(1990..<2000))
  }

  @Test func `rows that come at the end are made there, and taken back when there are many`() {
    let log = RowLog(0..<1000)
    let host = ViewHost(LongStack(log: log).defaultScrollAnchor(.bottom), size: size)
    #expect(log.shown == Set(990..<1000))
    for row in stride(from: 1000, to: 1700, by: 5) {
      log.rows += row..<row + 5
      host.settle()
      #expect(log.shown == Set(row - 5..<row + 5))
    }
    #expect((64..<600).contains(LongRow.count(in: host)), "\(LongRow.count(in: host))")
  }

  // MARK: Lists

  /// A list that tells which row is chosen, as the only one that is shown.
  private struct ChoiceList: View {
    let log: RowLog
    @State private var choice: Int?

    var body: some View {
      List(log.rows, id: \.self, selection: $choice) { Text(verbatim: "\($0)") }
        .onChange(of: choice) { _, choice in log.shown = [choice ?? -1] }
    }
  }

  @Test func `a list goes through all its rows by its arrow keys`() {
    let log = RowLog(0..<200)
    let host = ViewHost(ChoiceList(log: log), size: CGSize(width: 160, height: 192))
    host.key(.tab)
    for row in 1..<200 {
      host.key(.downArrow)
      host.settle()
      #expect(log.shown == [row])
    }
  }

  @Test(arguments: [500, 501])
  func `every other row has a ground, however many are not made above`(count: Int) {
    let grounds = [0, 400].map { first in
      let host = ViewHost(
        List { LongRows(log: RowLog(first..<count)) }.alternatingRowBackgrounds(),
        size: CGSize(width: 160, height: 192))
      host.key(.end)
      host.run(for: 3)
      return host.drawing.filter { $0.bounds?.height == 24 }.map { "\($0.bounds!) \($0.color!)" }
    }
    #expect(grounds[0] == grounds[1])
  }

  @Test func `rows in sections are made as they are seen`() {
    let log = RowLog(0..<1000)
    let host = ViewHost(
      List {
        Section("First") { LongRows(log: log) }
        Section("Second") { Text("last") }
      }, size: CGSize(width: 160, height: 192))
    #expect(log.shown.contains(0) && log.bodies.count < 100)
    host.key(.end)
    host.run(for: 3)
    #expect(log.shown.contains(999) && !log.shown.contains(0))
  }

  @Test func `the row with the focus has its neighbours, however far one scrolls`() {
    let log = RowLog(0..<2000)
    let host = ViewHost(ChoiceList(log: log), size: CGSize(width: 160, height: 192))
    host.key(.tab)
    host.key(.downArrow)
    for _ in 0..<16 {
      host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 800))
      host.run(for: 0.5)
    }
    host.key(.downArrow)
    host.settle()
    #expect(log.shown == [2])
  }

  // MARK: State and motion

  @Test func `rows keep their state wherever one scrolls`() {
    struct Counter: View {
      let index: Int
      let log: RowLog
      @State private var count = 0

      var body: some View {
        Color.red.frame(width: 40, height: 10)
          .onAppear {
            count += 1
            log.bodies[index] = count
          }
      }
    }
    let log = RowLog()
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<3000) { Counter(index: $0, log: log) } }
      }, size: size)
    for _ in 0..<8 {
      host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 600))
      host.run(for: 0.5)
    }
    host.key(.home)
    host.run(for: 2)
    #expect(log.bodies[0] == 2 && log.bodies[9] == 2)
  }

  @Test func `rows are there at once as they are scrolled to, and come in as they are put in`() {
    let log = RowLog(0..<1000)
    let host = ViewHost(
      ScrollViewReader { reader in
        LongStack(log: log).focusable().onKeyPress("x") {
          withAnimation(.linear(duration: 1)) { reader.scrollTo(500, anchor: .top) }
          return .handled
        }
      }, size: size)
    host.key(.tab)
    host.key("x")
    host.run(for: 0.5)
    #expect(!log.shown.isEmpty && !host.drawing.isEmpty)
    #expect(host.drawing.allSatisfy { $0.opacity == 1 })
    host.run(for: 1)
    host.animate { log.rows.insert(-1, at: 503) }
    host.advance(by: 0.5)
    #expect(host.drawing.contains { abs($0.opacity - 0.5) < 0.01 })
  }
}
