/// What a point that a scroll view keeps in sight is for.
public enum ScrollAnchorRole: Hashable, Sendable {
  /// What is shown at first.
  case initialOffset
  /// What stays in sight when the content or the window changes its size.
  case sizeChanges
  /// Where content lies that is smaller than the window.
  case alignment
}
