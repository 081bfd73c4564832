/// What is true of all transitions of a type.
public struct TransitionProperties: Sendable {
  /// Whether something moves; such a transition becomes a fade where less motion is asked for.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
