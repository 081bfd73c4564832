import Foundation

/// The buttons beside a row, as far as what pulls it has to know them.
///
/// A class because the element of the buttons tells it of itself.
@MainActor
final class SwipeStrip: MadeAnew {
  weak var element: Element?

  nonisolated init() {}

  /// The width that the buttons like to have, in points; 0 while they are not there.
  var width: CGFloat { element?.size(for: .unspecified).width ?? 0 }

  /// From where on a row that is pulled does what the first button does, in points: more than the
  /// buttons need, and more than half of the row.
  var fullSwipe: CGFloat { max(1.5 * width, 0.6 * rowWidth) }

  private var rowWidth: CGFloat {
    element?.around.lazy.compactMap { $0 as? SecondaryElement }.first?.frame.width ?? 0
  }

  /// Whether the buttons are somewhere in `other`; false while they are not there.
  func isInside(_ other: Element) -> Bool { element?.isInside(other) ?? false }

  /// Does what the first button does, if that can be used.
  func pressFirst() {
    guard let element else { return }
    element.graph.focus.activateFirst(in: element)
  }
}
