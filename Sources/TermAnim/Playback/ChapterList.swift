/// The chapters of a performance, in the order of their beginnings; of long ago only some.
struct ChapterList {
  private var chapters: [LoggedChapter] = []

  /// How many are kept; a program that goes on for days has no end of them.
  static let most = 4096

  var count: Int { chapters.count }

  /// Adds a chapter unless it is known, as it is when it begins again after time was turned back.
  mutating func note(_ chapter: LoggedChapter) {
    if let last = chapters.last {
      guard (last.time, last.position) < (chapter.time, chapter.position) else { return }
    }
    chapters.append(chapter)
    if chapters.count > Self.most { thinOut() }
  }

  /// Forgets every other chapter of the older half.
  ///
  /// Moments in it are shown from the chapter before, which only takes longer.
  private mutating func thinOut() {
    let half = chapters.count / 2
    chapters = chapters.indices
      .filter { $0 >= half || $0.isMultiple(of: 2) }
      .map { chapters[$0] }
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
