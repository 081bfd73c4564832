import Foundation

/// What stays where it is in the window of a lazy container when it becomes known how long rows
/// are.
@MainActor
struct LazyAnchor {
  private enum Subject {
    case row(LazyRow)
    case unmade(source: any LazyRowSource, place: Int)
    /// The beginning of the first row.
    case beginning
    /// The end of the last row.
    case end
  }

  private let subject: Subject
  /// Where it begins in the content, as far as the window has followed it.
  private var place: CGFloat
  private let axis: Axis

  private init(_ subject: Subject, at place: CGFloat, along axis: Axis) {
    (self.subject, self.place, self.axis) = (subject, place, axis)
  }

  /// What stays among `rows`: what the program scrolls to, an end if the window is there or on its
  /// way, or else what is first in the window, or the end above it; nil where there is nothing.
  init?(
    among rows: [LazyRow], in window: ClosedRange<CGFloat>, of scroll: ScrollElement?,
    along axis: Axis
  ) {
    func start(_ row: LazyRow) -> CGFloat { row.extent(along: axis).start }
    func end(_ row: LazyRow) -> CGFloat { row.extent(along: axis).end }
    if let goal = scroll?.goal, let row = rows.first(where: { $0.isAround(goal) }) {
      self.init(.row(row), at: start(row), along: axis)
    } else if let first = rows.first, scroll?.isBoundForBeginning(along: axis) == true {
      self.init(.beginning, at: start(first), along: axis)
    } else if let last = rows.last, scroll?.isBoundForEnd(along: axis) == true {
      self.init(.end, at: end(last), along: axis)
    } else if let row = rows.first(where: { end($0) > window.lowerBound }) {
      let beginning = start(row)
      if let unmade = row.unmade, let source = unmade.source {
        let place = unmade.place(at: window.lowerBound - beginning)
        self.init(
          .unmade(source: source, place: place), at: beginning + unmade.offset(of: place),
          along: axis)
      } else {
        self.init(.row(row), at: beginning, along: axis)
      }
    } else if let last = rows.last {
      self.init(.end, at: end(last), along: axis)
    } else {
      return nil
    }
  }

  /// How far what stays has moved in the content since it was asked last; 0 when it is gone.
  mutating func takeWay(among rows: [LazyRow]) -> CGFloat {
    guard let new = place(among: rows) else { return 0 }
    defer { place = new }
    return new - place
  }

  private func place(among rows: [LazyRow]) -> CGFloat? {
    switch subject {
    case .row(let row): return row.extent(along: axis).start
    case .beginning: return rows.first?.extent(along: axis).start
    case .end: return rows.last?.extent(along: axis).end
    case .unmade(let source, let place):
      if let element = source.element(at: place) {
        return rows.first { $0.isAround(element) }?.extent(along: axis).start
      }
      for row in rows {
        if let unmade = row.unmade, unmade.source === source, unmade.rows.contains(place) {
          return row.extent(along: axis).start + unmade.offset(of: place)
        }
      }
      return nil
    }
  }
}
