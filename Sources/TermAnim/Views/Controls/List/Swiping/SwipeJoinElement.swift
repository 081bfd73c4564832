/// The element of a `SwipeJoinModifier`.
final class SwipeJoinElement: WrapperElement {
  var joins: [SwipeJoin] = [] {
    didSet {
      for join in oldValue { join.release(by: self) }
      for join in joins { join.take(by: self) }
    }
  }
}
