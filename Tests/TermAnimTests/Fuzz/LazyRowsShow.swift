import Foundation

@testable import TermAnim

/// A lazy container in a window, and the same rows in a window that has room for all of them.
@MainActor
final class LazyRowsShow {
  let plan: RandomRows.Plan
  private let (log, whole): (RowLog, RowLog)
  private let (host, wholeHost): (ViewHost, ViewHost)
  private let reader = Reader()
  private var next: Int
  /// The window's extent along the axis, and across it.
  private var (length, breadth): (CGFloat, CGFloat) = (100, 100)

  private final class Reader {
    var proxy: ScrollViewProxy?
  }

  init(_ dice: inout FuzzDice) {
    let plan = RandomRows.Plan(&dice)
    self.plan = plan
    next = dice.pick([20, 140, 260, 320])
    (log, whole) = (RowLog(0..<next), RowLog(0..<next))
    let (log, whole, reader) = (log, whole, reader)
    host = ViewHost(
      RandomRows(log: log, plan: plan) { reader.proxy = $0 }, size: CGSize(width: 100, height: 100))
    wholeHost = ViewHost(
      RandomRows(log: whole, plan: plan), size: Self.size(Self.boundless, 100, plan.axis))
    for host in [host, wholeHost] { host.run(for: 0.2) }
  }

  private static let boundless: CGFloat = 100_000

  private static func size(_ length: CGFloat, _ breadth: CGFloat, _ axis: Axis) -> CGSize {
    axis == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  // MARK: Changing

  /// Does something to the rows or the window, goes on for a moment, and says what was done.
  func change(_ dice: inout FuzzDice) -> String {
    let place = log.rows.isEmpty ? 0 : dice.roll(log.rows.indices)
    let count = 1 + dice.roll(0..<(dice.chance(2) ? 3 : 200))
    let isAnimated = dice.chance(3)
    let animation = isAnimated ? Animation.linear(duration: 0.2) : nil
    let what = dice.roll(0..<10)
    switch what {
    case 0...3:
      let rows = changedRows(what, at: place, by: count)
      withAnimation(animation) { log.rows = rows }
      whole.rows = rows
    case 4:
      if let row = log.rows.dropFirst(place).first {
        let anchor = dice.pick([nil, .center, .topLeading, .bottomTrailing] as [UnitPoint?])
        withAnimation(animation) { reader.proxy?.scrollTo(row, anchor: anchor) }
      }
    case 5: host.key(dice.pick([.end, .home]))
    case 6, 7: wheel(by: CGFloat((place - log.rows.count / 2) * dice.pick([1, 20])))
    case 8:
      let start = CGPoint(x: 12, y: 12)
      let way = CGFloat(dice.pick([count, -count]))
      host.drag(from: start, to: CGPoint(x: start.x + way, y: start.y + way))
    default: resize(CGFloat(40 + 8 * (count % 30)), breadth: dice.pick([100, 100, 45, 160]))
    }
    let seconds = dice.pick([0, 0.1, 1])
    for host in [host, wholeHost] { host.run(for: seconds) }
    return "\(what) at \(place), \(count), animated \(isAnimated)"
  }

  private func changedRows(_ what: Int, at place: Int, by count: Int) -> [Int] {
    var rows = log.rows
    switch what {
    case 0:
      rows.insert(contentsOf: next..<next + count, at: place)
      next += count
    case 1: rows.removeSubrange(place..<min(place + count, rows.count))
    case 2:
      rows.append(next)
      next += 1
    default: rows.reverse()
    }
    return rows
  }

  private func wheel(by way: CGFloat) {
    let delta =
      plan.axis == .vertical ? CGSize(width: 0, height: way) : CGSize(width: way, height: 0)
    host.wheel(at: CGPoint(x: 12, y: 12), by: delta)
  }

  private func resize(_ length: CGFloat, breadth: CGFloat) {
    (self.length, self.breadth) = (length, breadth)
    host.graph.resize(to: Self.size(length, breadth, plan.axis))
    wholeHost.graph.resize(to: Self.size(Self.boundless, breadth, plan.axis))
  }

  // MARK: Comparing

  private func extent(_ frame: CGRect) -> LazyExtent { LazyExtent(of: frame, along: plan.axis) }

  /// What is wrong with what is seen when all has come to rest; nil when nothing is.
  var fault: String? {
    for host in [host, wholeHost] { host.run(for: 3) }
    guard let row = log.shown.first, let frame = log.frames[row], let other = whole.frames[row]
    else { return whole.shown.isEmpty ? nil : "nothing is seen" }
    let way = extent(frame).start - extent(other).start
    let places = whole.shown.reduce(into: [:]) { places, row in
      places[row] = whole.frames[row].map { moved($0, by: way) }
    }
    return fault(among: places) ?? faultAtEnds(of: places.values.map(extent))
  }

  private func moved(_ frame: CGRect, by way: CGFloat) -> CGRect {
    plan.axis == .vertical ? frame.offsetBy(dx: 0, dy: way) : frame.offsetBy(dx: way, dy: 0)
  }

  private func fault(among places: [Int: CGRect]) -> String? {
    for (row, place) in places.sorted(by: { $0.key < $1.key }) {
      let extent = extent(place)
      if log.shown.contains(row) {
        let frame = log.frames[row] ?? .null
        if !frame.isNear(place, within: 0.01) { return "\(row) is at \(frame), not at \(place)" }
        if extent.start > length + 0.01 || extent.end < -0.01 { return "\(row) is not to be seen" }
      } else if extent.start < length - 0.01, extent.end > 0.01 {
        return "\(row) is missing at \(place)"
      }
    }
    let gone = log.shown.subtracting(places.keys)
    return gone.isEmpty ? nil : "\(gone) are still seen"
  }

  private func faultAtEnds(of places: [LazyExtent]) -> String? {
    guard let start = places.map(\.start).min(), let end = places.map(\.end).max() else {
      return nil
    }
    if start > 0.01 { return "\(start) points are empty before the first" }
    return end < length - 0.01 && start < -0.01 ? "\(length - end) are empty after the last" : nil
  }
}
