/// A chapter of a performance, and where it begins in the event log.
struct LoggedChapter {
  let chapter: Chapter
  /// When it begins.
  let time: FrameTime
  /// How many entries of the log had been performed by then.
  let position: Int
  /// The screen on which the next entries happened.
  let screen: ScreenConfiguration

  /// The first moment that can be shown by a run from the beginning of the chapter.
  var settled: FrameTime { time + chapter.settlingTime }
}
