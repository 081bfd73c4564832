/// The beginning of a part of a program that nothing before it has a say in.
///
/// Time is turned back to moments of a chapter by running the program from the beginning of the
/// chapter, not from its own, so that it takes as long as the chapter and not as the whole. For
/// that the two must look the same: the program made here, shown from the beginning of the chapter,
/// and the one that has come so far.
public struct Chapter {
  /// Seconds from the beginning until the two look the same, and go on looking the same: until what
  /// was before has left.
  let settlingTime: Double
  let makeProgram: @MainActor () -> any Playable

  /// A chapter that begins now.
  ///
  /// - Parameters:
  ///   - seconds: How long what was before it takes to leave. Negative counts as 0; with what is
  ///     not finite the chapter is not used.
  ///   - makeProgram: Makes the program as it is at this moment. Must not refer to the program that
  ///     it is made for, or that one lives as long as the performance.
  public init(
    settlingAfter seconds: Double, making makeProgram: @escaping @MainActor () -> any Playable
  ) {
    settlingTime = seconds.isFinite ? max(0, seconds) : .infinity
    self.makeProgram = makeProgram
  }
}
