import Foundation
import Testing

@testable import TermAnim

/// What programs do with long lazy containers.
@MainActor
struct LongLazyProgramTests {
  private let size = CGSize(width: 100, height: 100)

  private func view(
    _ log: RowLog, press: @escaping (ScrollViewProxy) -> Void
  ) -> some View {
    ScrollViewReader { reader in
      LongStack(log: log, isUneven: true).focusable().onKeyPress("x") {
        press(reader)
        return .handled
      }
    }
  }

  @Test func `other rows, and scrolling to one of them, is one thing`() {
    let log = RowLog(0..<3000)
    let host = ViewHost(
      view(log) { reader in
        log.rows = Array(5000..<7000)
        reader.scrollTo(5040, anchor: .top)
      }, size: size)
    host.key(.end)
    host.run(for: 2)
    host.key(.tab)
    host.key("x")
    host.run(for: 0.1)
    #expect(log.seen[5040] == 0)
    log.expectRowsFill(100)
  }

  @Test func `rows that come at the end as the last one is seen come once`() {
    struct Feed: View {
      let log: RowLog

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(log.rows, id: \.self) { row in
              HStack { Button("Like") {} }.frame(height: 10)
                .onAppear {
                  log.shown.insert(row)
                  if row == log.rows.last { log.rows += (row + 1)..<(row + 51) }
                }
                .onDisappear { log.shown.remove(row) }
            }
          }
        }
      }
    }
    let log = RowLog(0..<600)
    let host = ViewHost(Feed(log: log), size: size)
    for _ in 0..<4 {
      host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 600))
      host.run(for: 0.5)
    }
    let count = log.rows.count
    host.key(.end)
    host.run(for: 3)
    #expect(count == 600 && log.rows.count == 650)
    #expect(log.shown == Set(590..<600))
  }

  @Test func `a frame around rows is for each of them, made or not`() {
    let log = RowLog(0..<1000)
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          LongRows(log: log).frame(height: 20).background(Color.blue).padding(.leading, 2)
        }
      }
      .notingContentHeight(in: log), size: size)
    host.run(for: 0.1)
    #expect(abs(log.contentHeight - 20_000) <= 8)
    #expect(log.shown == Set(0..<5) && log.bodies.count < 100)
    host.key(.end)
    host.run(for: 2)
    #expect(log.shown == Set(995..<1000))
    host.key(.home)
    host.run(for: 2)
    #expect(log.shown == Set(0..<5))
    #expect(!host.graph.hasWork)
  }

  @Test func `a row that is put in moves those below it, and nothing else`() {
    let log = RowLog(0..<3000)
    let host = ViewHost(view(log) { $0.scrollTo(1500, anchor: .top) }, size: size)
    host.key(.tab)
    host.key("x")
    host.run(for: 1)
    let tops = boxes(host)
    // High enough to make other rows be guessed higher.
    let high = (3000..<9000).first { LongRow.height(of: $0) == 28 } ?? 0
    host.animate(.linear(duration: 1)) { log.rows.insert(high, at: 1502) }
    for _ in 0..<5 {
      host.advance(by: 0.1)
      let now = boxes(host)
      #expect(now.prefix(2) == tops.prefix(2))
      #expect((now.max() ?? 0) < 400)
    }
  }

  /// Where the rows begin on the screen that are drawn there.
  private func boxes(_ host: ViewHost) -> [CGFloat] {
    host.drawing.compactMap(\.bounds?.minY).filter { $0 > -1 && $0 < 100 }
      .map { ($0 * 100).rounded() / 100 }.sorted()
  }

  @Test func `what is below the rows stays while some of them are made`() {
    let log = RowLog(0..<3000)
    let host = ViewHost(
      ScrollView {
        VStack(spacing: 0) {
          LazyVStack(spacing: 0) { LongRows(log: log, isUneven: true) }
          LongRow(index: -1, log: log, height: 400)
        }
      }, size: size)
    host.key(.end)
    host.run(for: 3)
    #expect(log.tops[-1] == -300)
    for step in 1...5 {
      host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -50))
      host.run(for: 1)
      #expect(abs((log.tops[-1] ?? .nan) + 300 - CGFloat(step) * 50) < 0.01)
    }
  }

  @Test func `rows with buttons are taken back, those with state of the program's are not`() {
    struct Kept: View {
      let row: Int
      @State private var isMarked = false

      var body: some View {
        LongRow(index: row, log: RowLog()).onAppear { if row == 0 { isMarked = true } }
      }
    }
    func made(_ content: some View) -> Int {
      let host = ViewHost(ScrollView { LazyVStack(spacing: 0) { content } }, size: size)
      for _ in 0..<8 {
        host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 600))
        host.run(for: 0.5)
      }
      return LongRow.count(in: host)
    }
    let log = RowLog(0..<2000)
    let buttons = made(
      ForEach(log.rows, id: \.self) { row in
        Button {
        } label: {
          LongRow(index: row, log: log)
        }
        .buttonStyle(.plain)
      })
    #expect((100..<300).contains(buttons))
    let kept = made(ForEach(0..<2000) { Kept(row: $0) })
    #expect((100..<300).contains(kept))
  }

  @Test
  func `rows that show nothing, and such that show several views, are guessed by their views`() {
    let log = RowLog(stride(from: 0, to: 8000, by: 4))
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<4000) { row in
            if row.isMultiple(of: 2) {
              LongRow(index: row * 2, log: log, height: LongRow.height(of: row * 2))
              Color.clear.frame(height: 0)
              Color.clear.frame(height: 0)
            }
          }
        }
      }, size: size)
    #expect(log.bodies.count < 100)
    for key in [KeyEquivalent.end, .home, .end] {
      host.key(key)
      host.run(for: 2)
      log.expectRowsFill(100)
      #expect(log.shown.contains(key == .home ? 0 : 7996))
    }
    #expect(log.bodies.count < 1500, "\(log.bodies.count)")
  }

  @Test func `objects that the program makes for a row stay with it`() {
    final class Model: ObservableObject {
      let number: Int

      init(_ number: Int) { self.number = number }
    }
    struct Kept: View {
      let row: Int
      @StateObject var model: Model

      var body: some View { LongRow(index: row, log: RowLog()) }
    }
    var count = 0
    func model() -> Model {
      count += 1
      return Model(count)
    }
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<2000) { Kept(row: $0, model: model()) } }
      }, size: size)
    for height in [600.0, 600, 600, 600, 600, -9000] {
      host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: height))
      host.run(for: 0.5)
    }
    #expect(count == LongRow.count(in: host) && count > 256)
  }
}
