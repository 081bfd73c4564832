import Foundation

/// Goes through the days of a month, and chooses.
nonisolated struct CalendarHandler: ControlHandler {
  let weeks: [[Date?]]
  let isFocused: Binding<Bool>
  let move: (CalendarMove) -> Void
  /// Is told of the day under the pointer.
  let point: (Date) -> Void
  /// Is told of the day on which the pointer lets go; nil is the one that keys have gone to.
  let choose: (Date?) -> Void

  @MainActor
  func press(_ press: Press, in size: CGSize) {
    guard press.isInside, let day = day(at: press.location, in: size) else { return }
    switch press.phase {
    case .began, .moved: point(day)
    case .ended: choose(day)
    case .cancelled: break
    }
  }

  @MainActor
  private func day(at point: CGPoint, in size: CGSize) -> Date? {
    guard size.width > 0, size.height > 0 else { return nil }
    let (column, row) = (point.x / size.width * 7, point.y / size.height * Double(weeks.count))
    guard column >= 0, column < 7, row >= 0, row < Double(weeks.count) else { return nil }
    return weeks[Int(row)][Int(column)]
  }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    if let way = CalendarMove(key.key) {
      move(way)
    } else if key.key == .return || key.key == .space {
      choose(nil)
    } else {
      return false
    }
    return true
  }

  @MainActor
  func activate() { choose(nil) }

  @MainActor
  func focus(_ isFocused: Bool) {
    if self.isFocused.wrappedValue != isFocused { self.isFocused.wrappedValue = isFocused }
  }
}
