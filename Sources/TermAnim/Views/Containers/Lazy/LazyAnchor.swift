import Foundation

/// What stays where it is in the window of a lazy container when it becomes known how high rows
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

  private init(_ subject: Subject, at place: CGFloat) {
    (self.subject, self.place) = (subject, place)
  }

  /// What stays among `rows`: what the program scrolls to, an end if the window is there or on its
  /// way, or else what is first in the window, or the end above it; nil where there is nothing.
  init?(among rows: [LazyRow], in window: ClosedRange<CGFloat>, of scroll: ScrollElement?) {
    if let goal = scroll?.goal, let row = rows.first(where: { $0.isAround(goal) }) {
      self.init(.row(row), at: row.element.frame.minY)
    } else if let first = rows.first, scroll?.isBoundForBeginning == true {
      self.init(.beginning, at: first.element.frame.minY)
    } else if let last = rows.last, scroll?.isBoundForEnd == true {
      self.init(.end, at: last.element.frame.maxY)
    } else if let row = rows.first(where: { $0.element.frame.maxY > window.lowerBound }) {
      let top = row.element.frame.minY
      if let unmade = row.unmade, let source = unmade.source {
        let place = unmade.place(at: window.lowerBound - top)
        self.init(
          .unmade(source: source, place: place), at: top + unmade.offset(of: place))
      } else {
        self.init(.row(row), at: top)
      }
    } else if let last = rows.last {
      self.init(.end, at: last.element.frame.maxY)
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
    case .row(let row): return row.element.frame.minY
    case .beginning: return rows.first?.element.frame.minY
    case .end: return rows.last?.element.frame.maxY
    case .unmade(let source, let place):
      if let element = source.element(at: place) {
        return rows.first { $0.isAround(element) }?.element.frame.minY
      }
      for row in rows {
        if let unmade = row.unmade, unmade.source === source, unmade.rows.contains(place) {
          return row.element.frame.minY + unmade.offset(of: place)
        }
      }
      return nil
    }
  }
}
