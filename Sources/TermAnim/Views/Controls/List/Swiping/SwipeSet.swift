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
final class SwipeJoin {
  fileprivate weak var taker: Element?

  nonisolated init() {}

  var isTaken: Bool { taker?.isShown ?? false }
}

/// A modifier that takes actions over for as long as its content is shown.
nonisolated struct SwipeJoinModifier: ElementModifier {
  let joins: [SwipeJoin]

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> WrapperElement {
    let element = WrapperElement(around: content, scope: inputs.transactions)
    update(element, in: inputs)
    return element
  }

  @MainActor
  func update(_ element: WrapperElement, in inputs: ViewInputs) {
    for join in joins { join.taker = element }
  }
}

extension EnvironmentValues {
  /// The actions that are given around a row, from the inside outwards.
  var swipeSets: [SwipeSet] {
    get { self[SwipeSetsKey.self] }
    set { self[SwipeSetsKey.self] = newValue }
  }

  private enum SwipeSetsKey: EnvironmentKey {
    static var defaultValue: [SwipeSet] { [] }
  }
}
