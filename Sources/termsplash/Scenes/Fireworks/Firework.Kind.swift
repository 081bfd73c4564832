extension Firework {
  /// What becomes of the stars of a burst.
  enum Kind: CaseIterable, Hashable, Sendable {
    /// They fly in the shell of a ball, and some within it.
    case ball
    /// They fly in a hoop that is seen aslant, around a small ball.
    case ring
    /// They hang down in long trails.
    case willow
  }
}
