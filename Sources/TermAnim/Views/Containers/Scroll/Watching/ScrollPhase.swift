/// How a scroll view is being moved.
public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// At rest.
  case idle
  /// A finger rests on it that may yet move it; never on a terminal, where a drag moves it at once.
  case tracking
  /// Dragged by whoever looks.
  case interacting
  /// Going on by itself: let go on the move, brought back over an edge, or turned by the wheel or
  /// a key.
  case decelerating
  /// Taken to a place by the program.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}
