/// Something that can be done with a row of a list besides choosing it.
enum RowAction {
  case delete(() -> Void)
  /// Moves the row by that many places.
  case move((_ step: Int) -> Void)
  /// Pulls the row aside.
  case swipe(SwipeKeys)
  /// Shows and hides the rows below.
  case disclose(Binding<Bool>)

  /// Whether `key` asks for it in a row that begins on that side.
  @MainActor
  func isMeant(by key: KeyPress, in direction: LayoutDirection) -> Bool {
    switch self {
    case .delete: key.key == .delete || key.key == .deleteForward
    case .move: key.modifiers.contains(.option) && (key.key == .upArrow || key.key == .downArrow)
    case .swipe(let keys): keys.isMeant(by: key)
    case .disclose(let isExpanded):
      key.isUnmodified
        && key.facing(direction).key == (isExpanded.wrappedValue ? .leftArrow : .rightArrow)
    }
  }

  /// Whether it is done with the row as a whole, which then has to have the focus.
  var concernsRow: Bool {
    switch self {
    case .delete, .move: false
    case .swipe, .disclose: true
    }
  }

  /// Whether it has begun, and so goes before others that the same key asks for.
  var isUnderWay: Bool {
    if case .swipe(let keys) = self { return keys.isOpen }
    return false
  }

  /// Does what `key` asks for.
  func perform(_ key: KeyPress) {
    switch self {
    case .delete(let delete): delete()
    case .move(let move): move(key.key == .upArrow ? -1 : 1)
    case .swipe(let keys): keys.perform(key.key == keys.pulls)
    case .disclose(let isExpanded): isExpanded.disclose()
    }
  }
}
