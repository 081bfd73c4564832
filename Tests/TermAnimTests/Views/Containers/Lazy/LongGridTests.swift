import Foundation
import Testing

@testable import TermAnim

/// Grids, and stacks from left to right, of which only those cells are made that come near the
/// window.
@MainActor
struct LongGridTests {
  private let size = CGSize(width: 100, height: 100)

  /// Scrolls by the wheel, in few frames.
  private func wheel(_ hosts: [ViewHost], by way: CGFloat, along axis: Axis) {
    for host in hosts {
      let delta =
        axis == .horizontal ? CGSize(width: way, height: 0) : CGSize(width: 0, height: way)
      host.wheel(at: CGPoint(x: 30, y: 30), by: delta)
      for _ in 0..<4 { host.advance(by: 0.25) }
    }
  }

  private func axis(of arrangement: LongGrid.Arrangement) -> Axis {
    arrangement == .columns ? .vertical : .horizontal
  }

  @Test(arguments: LongGrid.Arrangement.allCases)
  func `of many cells those are made that are near the window`(
    arrangement: LongGrid.Arrangement
  ) {
    let log = RowLog(0..<20_000)
    let host = ViewHost(LongGrid(log: log, arrangement: arrangement), size: size)
    host.run(for: 0.1)
    #expect(log.bodies.count < 200 && log.shown.contains(0))
    host.wheel(
      at: CGPoint(x: 30, y: 30),
      by: axis(of: arrangement) == .vertical
        ? CGSize(width: 0, height: 1e6) : CGSize(width: 1e6, height: 0))
    host.run(for: 3)
    #expect(log.shown.contains(19_999) && !log.shown.contains(0))
    #expect(log.bodies.count < 3000, "\(log.bodies.count)")
  }

  /// Two hosts with the same cells: of one those are made that are near, of the other all.
  private func pair(
    _ rows: Range<Int>, _ arrangement: LongGrid.Arrangement,
    tracks: [GridItem] = LongGrid(log: RowLog()).tracks
  ) -> (logs: [RowLog], hosts: [ViewHost]) {
    let logs = [RowLog(rows), RowLog(rows)]
    let hosts = [false, true].map { makesAll in
      ViewHost(
        LongGrid(
          log: logs[makesAll ? 1 : 0], arrangement: arrangement, makesAll: makesAll, tracks: tracks),
        size: size)
    }
    for host in hosts { host.run(for: 0.1) }
    return (logs, hosts)
  }

  private func expectSame(
    _ logs: [RowLog], _ comment: Comment? = nil, at: SourceLocation = #_sourceLocation
  ) {
    #expect(!logs[0].shown.isEmpty, sourceLocation: at)
    #expect(logs[0].shown == logs[1].shown, comment, sourceLocation: at)
    for index in logs[1].shown {
      let (frame, other) = (logs[0].frames[index], logs[1].frames[index])
      #expect(
        frame?.isNear(other ?? .null, within: 0.01) == true,
        "\(index): \(String(describing: frame)), \(String(describing: other))", sourceLocation: at)
    }
  }

  @Test(arguments: LongGrid.Arrangement.allCases)
  func `cells that are alike are where they would be if all were made`(
    arrangement: LongGrid.Arrangement
  ) {
    let (logs, hosts) = pair(0..<397, arrangement)
    expectSame(logs)
    #expect(logs[0].bodies.count < 300 && logs[1].bodies.count == 397)
    for way: CGFloat in [40, 500, 30, 400, 1e6, -30, -300, -1e6] {
      wheel(hosts, by: way, along: axis(of: arrangement))
      expectSame(logs, "\(way)")
    }
  }

  @Test(arguments: LongGrid.Arrangement.allCases)
  func `cells that come and go where none are made move those behind to other tracks`(
    arrangement: LongGrid.Arrangement
  ) {
    let (logs, hosts) = pair(0..<397, arrangement)
    let axis = axis(of: arrangement)
    wheel(hosts, by: 500, along: axis)
    wheel(hosts, by: -500, along: axis)
    func change(_ body: (inout [Int]) -> Void) {
      for (log, host) in zip(logs, hosts) {
        body(&log.rows)
        host.run(for: 0.5)
      }
      expectSame(logs)
    }
    change { $0.removeSubrange(200..<203) }
    change { $0.insert(contentsOf: 2000..<2005, at: 2) }
    change { $0.append(3000) }
    for way: CGFloat in [400, 300, 1e6, -400, -1e6] {
      wheel(hosts, by: way, along: axis)
      expectSame(logs, "\(way)")
    }
    change { $0.removeSubrange(0..<101) }
    change { $0.removeAll { $0 > 150 } }
  }

  @Test func `cells of one column lie below each other, however wide each of them is`() {
    let log = RowLog(0..<3000)
    let host = ViewHost(
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [GridItem()], spacing: 4) {
          ForEach(log.rows, id: \.self) {
            LongCell(index: $0, log: log).frame(width: CGFloat(20 + $0 * 7919 % 60))
          }
        }
      }.notingContentHeight(in: log), size: size)
    host.run(for: 0.1)
    #expect(abs(log.contentHeight - (3000 * 16 - 4)) <= 8, "\(log.contentHeight)")
  }

  @Test func `as many columns as there is room for are filled by cells that are not made, too`() {
    let (logs, hosts) = pair(0..<301, .columns, tracks: [GridItem(.adaptive(minimum: 16))])
    for width: CGFloat in [100, 60, 140] {
      for host in hosts {
        host.graph.resize(to: CGSize(width: width, height: 100))
        host.run(for: 1)
      }
      expectSame(logs)
      for way: CGFloat in [300, 1e6, -1e6] {
        wheel(hosts, by: way, along: .vertical)
        expectSame(logs, "\(width) \(way)")
      }
    }
  }

  @Test(arguments: LongGrid.Arrangement.allCases)
  func `cells stay where they are seen as others before them turn out longer or shorter`(
    arrangement: LongGrid.Arrangement
  ) {
    let log = RowLog(0..<2000)
    let host = ViewHost(
      LongGrid(log: log, arrangement: arrangement, isUneven: true), size: size)
    let axis = axis(of: arrangement)
    func places() -> [Int: CGFloat] {
      log.frames.filter { log.shown.contains($0.key) }
        .mapValues { axis == .vertical ? $0.minY : $0.minX }
    }
    wheel([host], by: 1e6, along: axis)
    #expect(log.shown.max() == 1999)
    for _ in 0..<20 {
      let before = places()
      wheel([host], by: -30, along: axis)
      let ways = places().compactMap { index, place in before[index].map { place - $0 } }
      #expect(!ways.isEmpty && ways.allSatisfy { abs($0 - 30) < 0.01 }, "\(ways)")
    }
  }

  @Test(arguments: LongGrid.Arrangement.allCases)
  func `a reader scrolls to cells that are not made yet`(arrangement: LongGrid.Arrangement) {
    let log = RowLog(0..<5000)
    var reader: ScrollViewProxy?
    let host = ViewHost(
      ScrollViewReader { proxy in
        LongGrid(log: log, arrangement: arrangement).onAppear { reader = proxy }
      }, size: size)
    for cell in [3000, 2900, 4000, 100] {
      reader?.scrollTo(cell, anchor: .center)
      host.run(for: 0.5)
      let frame = log.frames[cell] ?? .null
      let center = axis(of: arrangement) == .vertical ? frame.midY : frame.midX
      #expect(log.shown.contains(cell) && abs(center - 50) < 0.01, "\(cell) \(frame)")
    }
  }

  @Test(arguments: [false, true])
  func `sections of a grid begin with a line of their own`(haveHeaders: Bool) {
    let logs = [RowLog(0..<301), RowLog(0..<301)]
    let hosts = [false, true].map { makesAll in
      ViewHost(
        ScrollView(showsIndicators: false) {
          LazyVGrid(columns: LongGrid(log: RowLog()).tracks, spacing: 4) {
            ForEach([0, 1000], id: \.self) { start in
              Section {
                SectionCells(start: start, log: logs[makesAll ? 1 : 0], makesAll: makesAll)
              } header: {
                if haveHeaders { Color.blue.frame(height: 8) }
              }
            }
          }
        }, size: size)
    }
    for host in hosts { host.run(for: 0.1) }
    #expect(logs[0].bodies.count < 300)
    for way: CGFloat in [0, 200, 700, 400, 1e6, -800, -1e6] {
      wheel(hosts, by: way, along: .vertical)
      expectSame(logs, "\(way)")
    }
    #expect(logs[1].frames[1000]?.minX == logs[1].frames[0]?.minX)
  }

  private struct SectionCells: View {
    let start: Int
    let log: RowLog
    let makesAll: Bool

    var body: some View {
      ForEach(log.rows, id: \.self) { LongCell(index: start + $0, log: log) }
        .makingAll(makesAll)
    }
  }

  @Test func `a row from right to left makes all of its views`() {
    let log = RowLog(0..<300)
    let host = ViewHost(
      LongGrid(log: log, arrangement: .row).environment(\.layoutDirection, .rightToLeft),
      size: size)
    host.run(for: 0.5)
    #expect(log.bodies.count == 300 && log.shown.contains(0) && !log.shown.contains(299))
  }

  @Test func `a row that turns to run from right to left makes all of its views, and stays`() {
    let logs = [RowLog(0..<301), RowLog(0..<301)]
    let probes = [Probe(), Probe()]
    let hosts = [0, 1].map { index in
      ViewHost(
        ProbeView(probes[index]) { _, _, isTurned in
          LongGrid(log: logs[index], arrangement: .row, makesAll: index == 1)
            .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
        }, size: size)
    }
    for host in hosts { host.run(for: 0.1) }
    #expect(logs[0].bodies.count < 300)
    for (probe, host) in zip(probes, hosts) {
      probe.flag = true
      host.run(for: 1)
    }
    #expect(logs[0].bodies.count == 301)
    expectSame(logs)
    for way: CGFloat in [-500, 200, -1e6] {
      wheel(hosts, by: way, along: .horizontal)
      expectSame(logs, "\(way)")
    }
    #expect(logs[0].shown.contains(300))
  }

  @Test func `views that are nothing are passed by`() {
    let log = RowLog(0..<1000)
    let host = ViewHost(
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: LongGrid(log: log).tracks, spacing: 4) {
          ForEach(log.rows, id: \.self) { if $0 >= 500 { LongCell(index: $0, log: log) } }
          ForEach(2000..<7000) { LongCell(index: $0, log: log) }
        }
      }, size: size)
    host.run(for: 1)
    #expect(log.shown.contains(500) && !log.shown.contains(2000))
  }

  @Test func `columns from right to left are filled by cells that are not made, too`() {
    let logs = [RowLog(0..<600), RowLog(0..<600)]
    let hosts = [false, true].map { makesAll in
      ViewHost(
        LongGrid(log: logs[makesAll ? 1 : 0], makesAll: makesAll)
          .environment(\.layoutDirection, .rightToLeft), size: size)
    }
    for host in hosts { host.run(for: 0.1) }
    #expect(logs[0].bodies.count < 300)
    for way: CGFloat in [0, 200, 700, 1e6, -800, -1e6] {
      wheel(hosts, by: way, along: .vertical)
      expectSame(logs, "\(way)")
    }
  }
}
