internal import Dispatch
internal import Foundation

/// Hears Ctrl-C while the main queue is too busy to read the keyboard.
///
/// In raw modes Ctrl-C is a byte, or a sequence, that somebody has to read: a program whose main
/// queue does something that takes long, or for ever, could not be ended from its own terminal. So
/// another queue waits for input, too. What the main queue has left unread for a second is read
/// here and kept for it; if Ctrl-C is among it, the process is sent `SIGINT`, which ends it as it
/// does when it comes from elsewhere.
///
/// A class because Dispatch sources refer to it.
final class InterruptWatch: Sendable {
  private struct State {
    /// How often the main queue has read.
    var readCount = 0
    /// What was read here, and the main queue has not taken yet.
    var kept: [UInt8] = []
    var source: (any DispatchSourceRead)?
    var isOver = false
  }

  private let state = Locked(State())
  private let queue = DispatchQueue(label: "TermAnim.InterruptWatch", qos: .utility)
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
    listen()
  }

  func stop() {
    state.withLock { state in
      state.source?.cancel()
      state.source = nil
      state.isOver = true
    }
  }

  /// What was kept, and then what `read` finds; nobody reads here meanwhile.
  func take(_ read: () -> [UInt8]) -> [UInt8] {
    state.withLock { state in
      state.readCount += 1
      defer { state.kept = [] }
      return state.kept + read()
    }
  }

  /// Waits for input once: it stays there to be read, and would be told of again and again.
  private func listen() {
    state.withLock { state in
      guard !state.isOver else { return }
      let source = DispatchSource.makeReadSource(
        fileDescriptor: device.descriptor, queue: queue)
      source.setEventHandler { [weak self] in self?.hear() }
      device.retain(for: source)
      source.activate()
      state.source = source
    }
  }

  private func hear() {
    let count = state.withLock { state in
      state.source?.cancel()
      state.source = nil
      return state.readCount
    }
    queue.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      self?.look(since: count)
    }
  }

  /// Reads what is there, if the main queue has not read since `count` times.
  private func look(since count: Int) {
    let kept: [UInt8] = state.withLock { state in
      guard !state.isOver, state.readCount == count, device.isForeground else { return [] }
      state.kept += device.readAvailable()
      return state.kept
    }
    if !kept.isEmpty {
      if holdsInterrupt(kept) { kill(getpid(), SIGINT) }
      DispatchQueue.main.async { [onKept] in MainActor.assumeIsolated { onKept() } }
    }
    listen()
  }

  /// Whether Ctrl-C was typed, and not pasted.
  private func holdsInterrupt(_ bytes: [UInt8]) -> Bool {
    var decoder = InputDecoder(keys: keys)
    return decoder.decode(bytes, at: MonotonicTime.now).contains { input in
      if case .key(Self.interrupt) = input { true } else { false }
    }
  }
}
