/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right

  /// The direction of `key`; nil unless it is an arrow.
  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

extension View {
  /// Runs `action` for arrow keys that no view further in made use of; nil leaves them alone.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Runs `action` for Esc when no view further in made use of it; nil leaves it alone.
  nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    onKeyPress(.escape) {
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}
