import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LongLazyChanceTests {
  private struct Page: View {
    let log: RowLog
    let take: (ScrollViewProxy) -> Void

    var body: some View {
      ScrollViewReader { reader in
        LongStack(log: log, isUneven: true).onAppear { take(reader) }
      }
    }
  }

  @Test(arguments: Array(1...6) as [UInt64])
  func `rows fill the window, whatever is done to them and to it`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let log = RowLog(0..<600)
    var (next, height) = (600, CGFloat(100))
    var reader: ScrollViewProxy?
    let host = ViewHost(
      Page(log: log) { reader = $0 }, size: CGSize(width: 100, height: height))
    var done: [String] = []
    for _ in 0..<80 {
      let place = log.rows.isEmpty ? 0 : Int.random(in: log.rows.indices, using: &dice)
      let count = Int.random(in: 1...(Bool.random(using: &dice) ? 3 : 200), using: &dice)
      let isAnimated = Bool.random(using: &dice)
      let animation = isAnimated ? Animation.linear(duration: 0.2) : nil
      let what = Int.random(in: 0..<10, using: &dice)
      done.append("\(what) at \(place), \(count), animated \(isAnimated)")
      switch what {
      case 0:
        let new = next..<next + count
        next += count
        withAnimation(animation) { log.rows.insert(contentsOf: new, at: place) }
      case 1:
        let gone = place..<min(place + count, log.rows.count)
        withAnimation(animation) { log.rows.removeSubrange(gone) }
      case 2:
        withAnimation(animation) { log.rows.append(next) }
        next += 1
      case 3: withAnimation(animation) { log.rows.reverse() }
      case 4:
        if let row = log.rows.dropFirst(place).first {
          withAnimation(animation) { reader?.scrollTo(row, anchor: isAnimated ? .center : nil) }
        }
      case 5:
        host.key(Bool.random(using: &dice) ? .end : .home)
      case 6, 7:
        host.wheel(
          at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: CGFloat(place - 300)))
      case 8:
        host.drag(
          from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 90 - CGFloat(count)))
      default:
        height = CGFloat(40 + 8 * (count % 30))
        host.graph.resize(to: CGSize(width: 100, height: height))
      }
      host.run(for: isAnimated ? 0.1 : 2)
      host.run(for: Bool.random(using: &dice) ? 3 : 0)
      guard !isAnimated else { continue }
      host.run(for: 1)
      log.expectRowsFill(height, "\(seed): \(done.suffix(5))")
    }
  }
}
