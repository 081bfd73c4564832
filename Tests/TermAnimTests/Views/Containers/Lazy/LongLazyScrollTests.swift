import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LongLazyScrollTests {
  private let size = CGSize(width: 100, height: 100)

  private func wheel(_ host: ViewHost, by way: CGFloat) {
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: way))
    host.run(for: 1)
  }

  // MARK: Staying in place

  @Test func `rows stay where they are seen as others above them turn out higher or lower`() {
    let log = RowLog(0..<2000)
    let host = ViewHost(LongStack(log: log, isUneven: true), size: size)
    host.key(.end)
    host.run(for: 3)
    #expect(log.shown.max() == 1999)
    #expect(log.seen[1999] == 100 - LongRow.height(of: 1999))
    for _ in 0..<60 {
      let before = log.seen
      wheel(host, by: -30)
      let ways = log.seen.compactMap { index, top in before[index].map { top - $0 } }
      #expect(!ways.isEmpty && ways.allSatisfy { abs($0 - 30) < 0.01 }, "\(ways)")
      log.expectRowsFill(100)
    }
  }

  @Test func `the beginning is where it is, however one comes back to it`() {
    let log = RowLog(0..<2000)
    let host = ViewHost(LongStack(log: log, isUneven: true), size: size)
    let start = log.seen
    for key in [KeyEquivalent.end, .home, .pageDown, .pageDown, .end, .pageUp, .home] {
      host.key(key)
      host.run(for: 3)
      log.expectRowsFill(100)
    }
    #expect(log.seen == start)
  }

  // MARK: Going to rows

  @Test(arguments: [nil, UnitPoint.top, .center, .bottom])
  func `a reader scrolls to rows that are not made yet`(anchor: UnitPoint?) {
    struct Read: View {
      let log: RowLog
      let take: (ScrollViewProxy) -> Void

      var body: some View {
        ScrollViewReader { reader in
          LongStack(log: log, isUneven: true).onAppear { take(reader) }
        }
      }
    }
    let log = RowLog(0..<5000)
    var reader: ScrollViewProxy?
    let host = ViewHost(Read(log: log) { reader = $0 }, size: size)
    for row in [3000, 2900, 4000, 10, 4999] {
      reader?.scrollTo(row, anchor: anchor)
      host.settle()
      let top = log.seen[row] ?? .nan
      let room = 100 - LongRow.height(of: row)
      if row == 4999 {
        #expect(top == room)
      } else if let anchor {
        #expect(abs(top - anchor.y * room) < 0.01, "\(row)")
      } else {
        #expect((-0.01...room + 0.01).contains(top), "\(row)")
      }
      log.expectRowsFill(100)
    }
    reader?.scrollTo(-7)
    host.settle()
    #expect(log.shown.contains(4999))
  }

  @Test func `a reader moves to a row that is not made yet, by any of its identities`() {
    struct Read: View {
      let log: RowLog
      let take: (ScrollViewProxy) -> Void

      var body: some View {
        ScrollViewReader { reader in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(log.rows, id: \.self) { row in
                LongRow(index: row, log: log, height: LongRow.height(of: row))
                  .id("row \(row)").padding(.leading, 4)
              }
            }
          }
          .onAppear { take(reader) }
        }
      }
    }
    let log = RowLog(0..<5000)
    var reader: ScrollViewProxy?
    let host = ViewHost(Read(log: log) { reader = $0 }, size: size)
    withAnimation(.linear(duration: 0.5)) { reader?.scrollTo("row 1500", anchor: .top) }
    host.run(for: 0.3)
    #expect(!log.shown.contains(1500) && !log.shown.contains(0))
    host.run(for: 1)
    #expect(abs(log.seen[1500] ?? .nan) < 0.01)
    log.expectRowsFill(100)
  }

  @Test func `a scroll view begins at a row that is far down, and goes to others`() {
    struct Page: View {
      let log: RowLog
      @State var position = ScrollPosition(id: 700, anchor: .top)

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { LongRows(log: log, isUneven: true) }.scrollTargetLayout()
        }
        .scrollPosition($position)
        .focusable()
        .onKeyPress("x") {
          position.scrollTo(id: 1200, anchor: .bottom)
          return .handled
        }
      }
    }
    let log = RowLog(0..<2000)
    let host = ViewHost(Page(log: log), size: size)
    host.settle()
    #expect(log.seen[700] == 0 && log.tops.values.allSatisfy { $0 > -200 && $0 < 200 })
    host.key(.tab)
    host.key("x")
    host.settle()
    #expect(log.seen[1200] == 100 - LongRow.height(of: 1200))
  }
}
