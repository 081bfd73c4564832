/// Measures how long the stages of one frame take.
@MainActor
struct StageWatch {
  private(set) var statistics = FrameStatistics()
  private var start = FrameClock.now

  /// Ends a stage, and begins the one after it.
  mutating func lap(_ stage: WritableKeyPath<FrameStatistics, Double>) {
    let now = FrameClock.now
    statistics[keyPath: stage] = now - start
    start = now
  }
}
