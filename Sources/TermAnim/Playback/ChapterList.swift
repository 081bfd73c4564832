/// The chapters of a performance, in the order of their beginnings.
struct ChapterList {
  private var chapters: [LoggedChapter] = []

  var count: Int { chapters.count }

  /// Adds a chapter unless it is known, as it is when it begins again after time was turned back.
  mutating func note(_ chapter: LoggedChapter) {
    if let last = chapters.last {
      guard (last.time, last.position) < (chapter.time, chapter.position) else { return }
    }
    chapters.append(chapter)
  }

  /// The last chapter from whose beginning `time` can be shown; nil is that of the whole.
  func chapter(for time: FrameTime) -> LoggedChapter? {
    chapters.last { $0.settled <= time }
  }

  /// Forgets the chapters that began after `time`.
  mutating func removeAll(after time: FrameTime) {
    while let last = chapters.last, last.time > time { chapters.removeLast() }
  }
}
