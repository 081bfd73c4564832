internal import Dispatch
internal import Foundation

/// Hears Ctrl-C while the main queue is too busy to read the keyboard.
///
/// In raw modes Ctrl-C is a byte, or a sequence, that somebody has to read: a program whose main
/// queue does something that takes long, or for ever, could not be ended from its own terminal. So
/// a thread waits for input, too. What the main queue has left unread for a second is read here and
/// kept for it; if Ctrl-C is among it, the process is sent `SIGINT`, which ends it as it does when
/// it comes from elsewhere.
///
/// A thread and no queue of Dispatch, whose threads wake up once more to end when nothing comes:
/// this one sleeps as long as nobody types. A class because that thread refers to it.
final class InterruptWatch: Sendable {
  private struct State {
    /// How often the main queue has read.
    var readCount = 0
    /// What was read here, and the main queue has not taken yet.
    var kept: [UInt8] = []
    var isOver = false
  }

  private let state = Locked(State())
  /// Told of each read, and of the end.
  private let news = NSCondition()
  private let device: TerminalDevice
  private let keys: KeyTable
  private let onKept: @MainActor @Sendable () -> Void

  /// How long input may be left unread, in seconds.
  private static let patience = 1.0
  private static let interrupt = KeyStroke(.character("c"), modifiers: .control)

  /// A watch that does nothing yet.
  ///
  /// - Parameters:
  ///   - device: The terminal, whose input is read.
  ///   - keys: What the terminal sends for keys.
  ///   - onKept: Called when there is something to `take` of which Dispatch may not tell any more.
  init(device: TerminalDevice, keys: KeyTable, onKept: @escaping @MainActor @Sendable () -> Void) {
    (self.device, self.keys, self.onKept) = (device, keys, onKept)
  }

  func start() {
    Thread.detachNewThread { [self] in
      Self.leaveSignalsToOthers()
      while waitForInput() { look() }
    }
  }

  /// Ends the watch; the thread goes when it next wakes up, and does not touch the terminal.
  func stop() {
    state.withLock { $0.isOver = true }
    tell()
  }

  /// What was kept, and then what `read` finds; nobody reads here meanwhile.
  func take(_ read: () -> [UInt8]) -> [UInt8] {
    defer { tell() }
    return state.withLock { state in
      state.readCount += 1
      defer { state.kept = [] }
      return state.kept + read()
    }
  }

  private func tell() {
    news.lock()
    news.broadcast()
    news.unlock()
  }

  private static func leaveSignalsToOthers() {
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }

  /// Waits until something can be read; false at the end, and when the terminal has gone.
  private func waitForInput() -> Bool {
    var place = pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&place, 1, -1) < 0, errno == EINTR {}
    return Int32(place.revents) & POLLIN != 0 && state.withLock { !$0.isOver }
  }

  /// Reads what is there, unless the main queue does so soon.
  private func look() {
    let count = state.withLock { $0.readCount }
    guard device.waitUntilReadable(seconds: 0), isLeft(since: count) else { return }
    let kept: [UInt8] = state.withLock { state in
      guard !state.isOver, state.readCount == count, device.isForeground else { return [] }
      state.kept += device.readAvailable()
      return state.kept
    }
    guard !kept.isEmpty else { return }
    if holdsInterrupt(kept) { kill(getpid(), SIGINT) }
    DispatchQueue.main.async { [onKept] in MainActor.assumeIsolated { onKept() } }
  }

  /// Waits for the main queue, and says whether it has not read since `count` times.
  private func isLeft(since count: Int) -> Bool {
    func isWaiting() -> Bool {
      state.withLock { !$0.isOver && $0.readCount == count }
    }
    let limit = Date(timeIntervalSinceNow: Self.patience)
    news.lock()
    defer { news.unlock() }
    while isWaiting(), news.wait(until: limit) {}
    return isWaiting()
  }

  /// Whether Ctrl-C was typed, and not pasted.
  private func holdsInterrupt(_ bytes: [UInt8]) -> Bool {
    var decoder = InputDecoder(keys: keys)
    return decoder.decode(bytes, at: MonotonicTime.now).contains { input in
      if case .key(Self.interrupt) = input { true } else { false }
    }
  }
}
