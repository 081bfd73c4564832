/// What a symbol does in an effect: a pose that it holds, or rounds from pose to pose.
public struct SymbolMotion: Sendable {
  /// The poses of a round, from that of rest on and back to it; or the one that is held.
  let poses: [SymbolPose]
  /// Whether the pose is held for as long as the effect lasts.
  let isHeld: Bool
  /// Whether rounds one after the other are one even motion.
  let isEven: Bool

  /// Rounds of poses, of which the last is that of rest.
  init(round poses: [SymbolPose], isEven: Bool = false) {
    (self.poses, self.isEven, isHeld) = (poses, isEven, false)
  }

  /// A pose that is held.
  init(holding pose: SymbolPose) {
    (poses, isEven, isHeld) = ([pose], false, true)
  }
}
