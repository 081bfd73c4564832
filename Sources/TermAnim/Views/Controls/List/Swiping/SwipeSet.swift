/// The actions of one `swipeActions`, for those of the same edge that are further in.
struct SwipeSet {
  let edge: HorizontalEdge
  let actions: AnyView
  let join: SwipeJoin
}

/// Whether the actions of one `swipeActions` are shown by another one further in.
///
/// A class because that one, when it comes and goes, changes it.
@MainActor
final class SwipeJoin: MadeAnew {
  private weak var taker: Element?

  nonisolated init() {}

  var isTaken: Bool { taker?.isShown ?? false }

  fileprivate func take(by element: Element) {
    taker = element
  }

  fileprivate func release(by element: Element) {
    if taker === element { taker = nil }
  }
}

/// A modifier that takes actions over for as long as its content is shown.
nonisolated struct SwipeJoinModifier: ElementModifier {
  let joins: [SwipeJoin]

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> SwipeJoinElement {
    let element = SwipeJoinElement(around: content, scope: inputs.transactions)
    update(element, in: inputs)
    return element
  }

  @MainActor
  func update(_ element: SwipeJoinElement, in inputs: ViewInputs) {
    element.joins = joins
  }
}

/// The element of a `SwipeJoinModifier`.
final class SwipeJoinElement: WrapperElement {
  fileprivate(set) var joins: [SwipeJoin] = [] {
    didSet {
      for join in oldValue { join.release(by: self) }
      for join in joins { join.take(by: self) }
    }
  }
}

extension EnvironmentValues {
  /// The actions that are given around a row, from the inside outwards.
  @Entry var swipeSets: [SwipeSet] = []
}
