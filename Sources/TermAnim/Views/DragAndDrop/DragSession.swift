import Foundation

/// Something that is dragged, from when it is picked up until it is let go.
///
/// A class because what follows the pointer changes it. Its preview keeps it, and not the view that
/// is dragged: that may be in the one that it is dragged over, which would keep both for good.
@MainActor
final class DragSession {
  private let payload: any Transferable
  private let start: CGPoint
  private unowned let preview: DragPreview
  private unowned let graph: ViewGraph
  /// Where it would be dropped if it were let go; held, so that one that goes away still learns
  /// that nothing is over it any more.
  private var target: DropElement?
  /// What it is over, down to the first that takes it, and what each said when it came there.
  private var answers: [(element: DropElement, accepts: Bool)] = []
  /// Whether the target does not want it at the moment.
  private var isRefused = false
  /// Where it is on the screen.
  private var place: CGPoint

  /// Picks `payload` up at a point of the screen.
  init(
    _ payload: any Transferable, at point: CGPoint, preview: DragPreview, in graph: ViewGraph
  ) {
    (self.payload, start, self.preview, self.graph) = (payload, point, preview, graph)
    place = point
    preview.session = self
    preview.show()
  }

  /// Moves to a point of the screen.
  func move(to point: CGPoint) {
    place = point
    aim(at: graph.pressables(at: point))
    preview.follow(CGSize(width: point.x - start.x, height: point.y - start.y))
  }

  /// Lets go at a point of the screen.
  func drop(at point: CGPoint) {
    move(to: point)
    let isTaken = !isRefused && target?.drop(payload, atScreen: point) == true
    target?.follow(payload, .exited, atScreen: point)
    end(isTaken: isTaken)
  }

  /// Lets go without dropping anything.
  func cancel() {
    aim(at: [])
    end(isTaken: false)
  }

  private func end(isTaken: Bool) {
    (target, answers) = (nil, [])
    let preview = preview
    preview.session = nil
    if isTaken { preview.vanish() } else { preview.goBack() }
  }

  /// Aims at the first of `path` that takes what is dragged.
  private func aim(at path: [any Pressable]) {
    let found = taker(in: path.compactMap { $0 as? DropElement }.filter(\.isOpen))
    if found !== target {
      target?.follow(payload, .exited, atScreen: place)
      (target, isRefused) = (found, false)
      propose(found?.follow(payload, .entered, atScreen: place))
    }
    propose(target?.follow(payload, .moved, atScreen: place))
  }

  private func propose(_ proposal: DropProposal?) {
    guard let operation = proposal?.operation else { return }
    isRefused = operation == .forbidden || operation == .cancel
  }

  /// The first of `elements` that takes what is dragged; those further out are not asked.
  private func taker(in elements: [DropElement]) -> DropElement? {
    let known = answers
    answers = []
    for element in elements {
      let accepts =
        known.first { $0.element === element }?.accepts
        ?? element.accepts(payload, atScreen: place)
      answers.append((element, accepts))
      if accepts { return element }
    }
    return nil
  }
}
