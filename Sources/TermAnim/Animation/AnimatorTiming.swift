/// When the first frames of an animation are.
enum AnimatorTiming: Hashable, Sendable {
  /// At their own times: a pure function of time, for tests, recorders and seeking.
  case exact
  /// So that motion is seen to begin at the beginning, even when the first frame took long.
  ///
  /// The second frame repeats the first and the clock of the animation begins with it; the third is
  /// at most a sixtieth of a second later.
  case live
}
