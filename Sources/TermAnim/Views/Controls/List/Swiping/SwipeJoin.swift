/// Whether the actions of one `swipeActions` are shown by another one further in.
///
/// A class because that one, when it comes and goes, changes it.
@MainActor
final class SwipeJoin: MadeAnew {
  private weak var taker: Element?

  nonisolated init() {}

  var isTaken: Bool { taker?.isShown ?? false }

  func take(by element: Element) {
    taker = element
  }

  func release(by element: Element) {
    if taker === element { taker = nil }
  }
}
