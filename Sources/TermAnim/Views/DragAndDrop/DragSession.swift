import Foundation

/// Something that is dragged, from when it is picked up until it is let go.
///
/// A class because what follows the pointer changes it.
@MainActor
final class DragSession {
  private let payload: any Transferable
  private let start: CGPoint
  private let preview: DragPreview
  private unowned let graph: ViewGraph
  /// Where it would be dropped if it were let go; held, so that one that goes away still learns that
  /// nothing is over it any more.
  private var target: DropElement?
  /// Where it is on the screen.
  private var place: CGPoint

  /// Picks `payload` up at a point of the screen.
  init(
    _ payload: any Transferable, at point: CGPoint, preview: DragPreview, in graph: ViewGraph
  ) {
    (self.payload, start, self.preview, self.graph) = (payload, point, preview, graph)
    place = point
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
    let isTaken = target?.drop(payload, atScreen: point) ?? false
    target?.follow(payload, .exited, atScreen: point)
    target = nil
    if isTaken { preview.vanish() } else { preview.goBack() }
  }

  /// Lets go without dropping anything.
  func cancel() {
    aim(at: [])
    preview.goBack()
  }

  /// Aims at the first of `path` that takes what is dragged.
  private func aim(at path: [any Pressable]) {
    let found = path.lazy.compactMap { $0 as? DropElement }.first { $0.accepts(payload) }
    guard found !== target else {
      target?.follow(payload, .moved, atScreen: place)
      return
    }
    target?.follow(payload, .exited, atScreen: place)
    target = found
    found?.follow(payload, .entered, atScreen: place)
  }
}
