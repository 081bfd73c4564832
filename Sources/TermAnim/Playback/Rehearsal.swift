import Dispatch
import Foundation

/// One run of a program from its beginning, or from that of a chapter, by a log of events.
///
/// A class because its views refer to it. Between two events it takes the longest steps that give
/// the same result as single frames, so that going through minutes takes milliseconds.
@MainActor
final class Rehearsal {
  let program: any Playable
  let graph: ViewGraph
  /// How many entries of the log have been performed, or passed over with earlier chapters.
  private(set) var position: Int
  /// The screen on which the events of the log happened, as far as they have been performed.
  private(set) var recordedScreen: ScreenConfiguration
  /// The screen that the views are laid out on.
  private var screen: ScreenConfiguration
  /// The time of changes that come from outside, such as by a timer of the program.
  var outsideTime: (@MainActor () -> FrameTime)?
  /// Hears of every chapter that begins.
  var onChapter: (@MainActor (LoggedChapter) -> Void)?
  /// Whether the views are being told of something, so that what changes, changes at their time.
  private var isActing = false

  /// The longest step while something moves, in seconds.
  ///
  /// Springs leave out longer gaps, as if the program had been away.
  private static let longestStep = 0.95

  /// A run of `program` on a screen, at time zero.
  ///
  /// - Parameters:
  ///   - program: Has not been shown before.
  ///   - screen: Where it begins.
  ///   - date: What the calendar shows at time zero.
  convenience init(_ program: any Playable, on screen: ScreenConfiguration, date: Date) {
    self.init(program, on: screen, date: date, at: .zero, position: 0)
  }

  /// A run from the beginning of a chapter.
  convenience init(_ beginning: LoggedChapter, date: Date) {
    self.init(
      beginning.chapter.makeProgram(), on: beginning.screen, date: date, at: beginning.time,
      position: beginning.position)
  }

  private init(
    _ program: any Playable, on screen: ScreenConfiguration, date: Date, at time: FrameTime,
    position: Int
  ) {
    (self.program, self.screen, recordedScreen) = (program, screen, screen)
    self.position = position
    graph = Self.graph(of: program, on: screen)
    graph.referenceDate = date
    program.onChapter = { [weak self] in self?.note($0) }
    graph.tellTime { [weak self] in
      guard Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) != nil else {
        return nil
      }
      return MainActor.assumeIsolated { self?.timeOfChange }
    }
    advance(to: time, completing: true)
  }

  /// Tells what runs on the main queue; in a program without a main loop, which tests are, that is
  /// not always the main thread.
  private nonisolated static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private static func graph<Program: Playable>(
    of program: Program, on screen: ScreenConfiguration
  ) -> ViewGraph {
    ViewGraph(
      root: program.root, size: screen.geometry.size, environment: screen.environment)
  }

  private var timeOfChange: FrameTime {
    isActing ? graph.time : outsideTime?() ?? graph.time
  }

  // MARK: Going through the log

  /// Performs the entries up to `time`, and shows that moment as it was.
  func follow(_ log: EventLog, to time: FrameTime) {
    while position < log.entries.count, log.entries[position].time <= time {
      perform(log.entries[position])
    }
    if time > graph.time { go(to: time, completing: false) }
  }

  /// Takes note of a frame that has been shown and just been added to the end of the log.
  func noteFrame() {
    position += 1
  }

  /// Performs an entry that has just been added to the end of the log; false when nothing came of
  /// it.
  @discardableResult
  func perform(_ entry: EventLog.Entry) -> Bool {
    // What begins by itself until then, such as a chapter, begins before the entry.
    advance(to: entry.time)
    position += 1
    lay(on: recordedScreen)
    switch entry.event {
    case .frame: return true
    case .screen(let screen):
      recordedScreen = screen
      return true
    case .key(let stroke): return act { press(stroke) }
    case .programKey(let stroke): return act { program.press(stroke) }
    case .text(let text): return act { insert(text) }
    case .view(let event): return act { send(event) }
    }
  }

  /// Goes to `time` and does what is due there.
  func advance(to time: FrameTime) {
    go(to: time, completing: true)
  }

  /// Takes note of a chapter that begins, unless a press goes on that began in the one before.
  private func note(_ chapter: Chapter) {
    guard !graph.gestures.isPressed else { return }
    onChapter?(
      LoggedChapter(
        chapter: chapter, time: graph.time, position: position, screen: recordedScreen))
  }

  /// Goes to `time`, and tells the completions of a frame there only if `completing`.
  private func go(to time: FrameTime, completing: Bool) {
    while let next = nextStep, next < time {
      advance(to: next, completing: false, showing: false)
    }
    advance(to: time, completing: completing)
  }

  /// How far the views may go in one step; nil is any distance.
  ///
  /// Where nothing moves, to right behind the moment that a view waits for, which the step goes
  /// through.
  private var nextStep: FrameTime? {
    graph.nextWakeUp.map { $0 <= graph.time ? graph.time + Self.longestStep : $0.next }
  }

  private func advance(to time: FrameTime, completing: Bool, showing: Bool = true) {
    let wasActing = isActing
    isActing = true
    graph.advance(to: time, completing: completing, showing: showing)
    isActing = wasActing
  }

  // MARK: Events

  private func act(_ change: () -> Bool) -> Bool {
    isActing = true
    let isUsed = change()
    isActing = false
    advance(to: graph.time)
    return isUsed
  }

  private func press(_ stroke: KeyStroke) -> Bool {
    program.willReceiveInput()
    if program.capturesKeys { return program.press(stroke) }
    return graph.send(.key(KeyPress(stroke))) || program.press(stroke)
  }

  /// Puts pasted text where it is to be one piece; false where it would be keys.
  private func insert(_ text: String) -> Bool {
    program.willReceiveInput()
    return !program.capturesKeys && graph.send(.text(text))
  }

  private func send(_ event: InputEvent) -> Bool {
    if event.isDeliberate { program.willReceiveInput() }
    return graph.send(event)
  }

  // MARK: Screen

  /// Lays the views out on another screen, which is seen at once.
  func lay(on screen: ScreenConfiguration) {
    guard screen != self.screen else { return }
    self.screen = screen
    graph.resize(to: screen.geometry.size)
    graph.update(environment: screen.environment)
    advance(to: graph.time, completing: false)
  }
}

extension FrameTime {
  /// The earliest moment after this one.
  var next: FrameTime { FrameTime(seconds: seconds.nextUp) }
}

extension InputEvent {
  /// Whether somebody meant something by it, rather than just letting go.
  fileprivate var isDeliberate: Bool {
    switch self {
    case .pointerDown, .secondaryClick, .wheel, .key, .text: true
    case .pointerMoved, .pointerUp, .pointerCancelled: false
    }
  }
}
