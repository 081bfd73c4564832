internal import CNcurses
internal import Dispatch
internal import Foundation

/// Sends bytes to the terminal, one frame at a time, without waiting for one that does not read.
///
/// A class because a Dispatch source refers to it. A frame is in flight until the terminal has
/// taken its last byte; what is to be said besides (modes, questions) goes between two frames.
///
/// A terminal's queue in the kernel holds some kilobytes, less than many a frame. To be called
/// back for every portion costs more processor time than the frame, so that a terminal that is
/// reading is waited for, a little at a time; see docs/Decisions/0030.
@MainActor
final class TerminalOutput {
  /// Called when the last byte of what had to wait in the background is taken.
  var onDrained: (@MainActor () -> Void)?
  /// Called once, when the terminal is gone.
  var onFailure: (@MainActor (_ code: Int32) -> Void)?
  private(set) var isDraining = false
  private(set) var rate = DrainRate()
  /// Spreads what is sent over time; nil sends as fast as the terminal takes it.
  var pace: OutputPace?

  private let device: TerminalDevice
  private var frame: [UInt8] = []
  private var sent = 0
  private var between: [UInt8] = []
  /// Calls back when the terminal takes more.
  private var source: (any DispatchSourceWrite)?
  /// Calls back when the pace allows more.
  private var timer: (any DispatchSourceTimer)?
  private var hasWaited = false
  private var hasFailed = false
  /// Counts what was given up, so that a late thread is not believed.
  private var generation = 0
  private lazy var thread = DispatchQueue(label: "terminal output")

  init(device: TerminalDevice) {
    self.device = device
  }

  /// Begins to send a frame, of which a copy is taken; returns whether it was accepted.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard !isDraining, !hasFailed else { return false }
    guard !bytes.isEmpty else { return true }
    load(bytes)
    begin()
    return true
  }

  /// Sends bytes as soon as no frame is in flight.
  func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !hasFailed else { return }
    if isDraining {
      between += bytes
    } else {
      bytes.withUnsafeBytes(load)
      begin()
    }
  }

  /// Makes these the bytes of the frame, in the memory of the one before.
  private func load(_ bytes: UnsafeRawBufferPointer) {
    frame.removeAll(keepingCapacity: true)
    frame += bytes
    sent = 0
  }

  private func begin() {
    isDraining = true
    guard_set_frame_open(true)
    if device.isBlocking { sendOnThread() } else { flush() }
  }

  /// Writes what the terminal takes now, or soon, and waits for the rest in the background.
  private func flush() {
    let end = MonotonicTime.now + Self.longestWait
    repeat {
      guard advance() || advanceWaiting(until: end) else {
        if !hasFailed { wait() }
        return
      }
    } while !finish()
    let isLate = hasWaited
    stopWaiting()
    if isLate { onDrained?() }
  }

  /// Writes what the terminal takes without waiting; returns whether that was all.
  private func advance() -> Bool {
    while sent < frame.count {
      let wanted = min(frame.count - sent, pace?.allowance(at: MonotonicTime.now) ?? .max)
      guard wanted > 0 else { return false }
      let count = frame.withUnsafeBytes {
        Foundation.write(device.descriptor, $0.baseAddress.map { $0 + sent }, wanted)
      }
      if count > 0 {
        sent += count
        rate.take(count)
        pace?.take(count)
        // The terminal's queue is full, as another attempt would only find out again.
        if count < wanted { return false }
      } else if count == 0 || errno == EAGAIN {
        return false
      } else if errno != EINTR {
        fail(errno)
        return false
      }
    }
    return true
  }

  /// Writes whenever the terminal has made room before `end`; returns whether that was all.
  ///
  /// Whatever the terminal sends meanwhile, such as a key, is not kept waiting.
  private func advanceWaiting(until end: Double) -> Bool {
    while paceDelay == nil, !hasFailed, case let left = end - MonotonicTime.now, left > 0,
      device.waitUntilWritable(andSilent: left)
    {
      if advance() { return true }
    }
    return false
  }

  /// Seconds for which the main thread waits for a terminal at a time.
  ///
  /// More than a tick of most kernels: a timer that goes off before it costs more to set.
  private static let longestWait = 0.005

  /// Ends the frame; returns `false` when there is something more to send.
  private func finish() -> Bool {
    rate.finish(at: MonotonicTime.now)
    between.withUnsafeBytes(load)
    between.removeAll(keepingCapacity: true)
    isDraining = !frame.isEmpty
    guard_set_frame_open(isDraining)
    return !isDraining
  }

  /// Goes on when the terminal takes more, or when the pace allows more.
  private func wait() {
    rate.stall(at: MonotonicTime.now)
    hasWaited = true
    if let delay = paceDelay {
      // The source would call all the time: the terminal is ready, only we are not.
      removeSources()
      addTimer(after: delay)
    } else if source == nil {
      addSource()
    }
  }

  /// Seconds until the pace lets something leave; `nil` when it does now.
  private var paceDelay: Double? {
    let delay = pace?.delay(for: frame.count - sent) ?? 0
    return delay > 0 ? delay : nil
  }

  private func addTimer(after seconds: Double) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.flush() }
    }
    timer.schedule(deadline: .now() + seconds)
    timer.activate()
    self.timer = timer
  }

  private func addSource() {
    let source = DispatchSource.makeWriteSource(fileDescriptor: device.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.flush() }
    }
    device.retain(for: source)
    source.activate()
    self.source = source
  }

  private func removeSources() {
    source?.cancel()
    timer?.cancel()
    (source, timer) = (nil, nil)
  }

  private func stopWaiting() {
    removeSources()
    hasWaited = false
  }

  private func fail(_ code: Int32) {
    hasFailed = true
    abandon()
    onFailure?(code)
  }

  /// Gives the terminal up to `seconds` to take the frame in flight; returns whether none is left.
  func settle(within seconds: Double) -> Bool {
    let deadline = MonotonicTime.now + seconds
    while isDraining, !hasFailed, !device.isBlocking {
      if advance() {
        _ = finish()
      } else if !canGoOn(before: deadline) {
        break
      }
    }
    return !isDraining
  }

  /// Waits until more can leave, and returns whether it can before `deadline`.
  private func canGoOn(before deadline: Double) -> Bool {
    let left = deadline - MonotonicTime.now
    guard let delay = paceDelay else { return device.waitUntilWritable(seconds: left) }
    guard delay < left else { return false }
    usleep(UInt32(delay * 1e6) + 1)
    return true
  }

  /// Drops what has not been taken; a sequence may be left cut in two.
  func abandon() {
    stopWaiting()
    (frame, sent, between, isDraining) = ([], 0, [], false)
    generation += 1
    rate.abandon()
  }
}

extension TerminalOutput {
  /// Where the descriptor blocks, a thread waits instead of the main loop.
  private func sendOnThread() {
    rate.stall(at: MonotonicTime.now)
    let (bytes, descriptor, turn, pace) = (frame, device.descriptor, generation, pace)
    thread.async { [weak self] in
      var pace = pace
      let code = Self.writeAll(bytes, to: descriptor, at: &pace)
      DispatchQueue.main.async { [pace] in
        MainActor.assumeIsolated {
          self?.threadDidSend(bytes.count, code: code, turn: turn, pace: pace)
        }
      }
    }
  }

  private func threadDidSend(_ count: Int, code: Int32, turn: Int, pace: OutputPace?) {
    guard turn == generation else { return }
    if code != 0 { return fail(code) }
    self.pace = pace
    rate.take(count)
    guard finish() else { return sendOnThread() }
    onDrained?()
  }

  private nonisolated static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, at pace: inout OutputPace?
  ) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let allowance = pace?.allowance(at: MonotonicTime.now) ?? .max
        let rest = buffer[sent...].prefix(allowance)
        if rest.isEmpty {
          usleep(UInt32((pace?.delay(for: buffer.count - sent) ?? 0) * 1e6) + 1)
          continue
        }
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EAGAIN {
          // Others have made the description that is shared with them one that does not block.
          var item = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&item, 1, -1)
        } else if count < 0, errno != EINTR {
          return errno
        }
        sent += max(0, count)
        pace?.take(max(0, count))
      }
      return 0
    }
  }
}
