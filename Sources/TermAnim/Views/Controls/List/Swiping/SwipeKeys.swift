/// How keys pull a row aside, and let it back.
struct SwipeKeys {
  /// The arrow key that pulls.
  let pulls: KeyEquivalent
  /// Whether there is something to be let back.
  let isOpen: Bool
  /// Whose matter the keys are where the actions are shown further in.
  let join: SwipeJoin
  /// Pulls, or lets back.
  let perform: (_ isPull: Bool) -> Void

  /// Whether `key` does one of both.
  @MainActor
  func isMeant(by key: KeyPress) -> Bool {
    guard !join.isTaken, key.isUnmodified
    else {
      return false
    }
    return key.key == pulls || isOpen && (key.key == .leftArrow || key.key == .rightArrow)
  }
}
