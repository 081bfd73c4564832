import Foundation

/// What waits for a row of a list to be held.
///
/// A class because what it has seen stays while the row is described again. Gestures that go on
/// have it, and the row does not, which it has.
final class RowHold: Pressable {
  private let row: OptionElement

  init(_ row: OptionElement) {
    self.row = row
  }

  var pressElement: Element { row }

  var priority: GesturePriority { .holding }

  private(set) lazy var participant: GestureParticipant? =
    LongPressGesture().recognizer(in: GestureContext(row)) { [weak row] phase, _ in
      if phase.status == .ended { _ = row?.secondaryClick(at: nil) }
    }

  func secondaryClick(at point: CGPoint?) -> Bool { row.secondaryClick(at: point) }
}
