/// What happened to a program from outside, and when: with the program itself, all that decides
/// what any of its frames looks like.
struct EventLog {
  /// Something that happened; boxed, because most entries of a long show are mere frames.
  indirect enum Event {
    case key(KeyStroke)
    /// A key that is for the program alone, and for no view of it.
    case programKey(KeyStroke)
    /// Text that was pasted into what had the focus.
    case text(String)
    case view(InputEvent)
    /// From here on what follows happened on this screen.
    case screen(ScreenConfiguration)
    /// A frame in which the program acted by itself: by a completion of an animation, or by motion
    /// that set something going.
    ///
    /// Both happen in frames, and frames are not evenly apart.
    case frame
  }

  /// An event and its time on the program's own clock.
  struct Entry {
    let time: FrameTime
    let event: Event
  }

  /// In the order of happening; times never go back.
  private(set) var entries: [Entry] = []

  /// When the entry of that number happened; nil when there are not so many.
  func time(ofEntry index: Int) -> FrameTime? {
    entries.indices.contains(index) ? entries[index].time : nil
  }

  /// Adds what happened last.
  ///
  /// - Precondition: Its time is not before that of the last entry.
  mutating func append(_ entry: Entry) {
    precondition(
      entries.last.map { $0.time <= entry.time } ?? true,
      "\(entry.time) is before the last event of the log")
    entries.append(entry)
  }

  /// Forgets what happened after `time`.
  mutating func removeAll(after time: FrameTime) {
    while let last = entries.last, last.time > time { entries.removeLast() }
  }
}
