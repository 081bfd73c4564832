internal import Dispatch
internal import Foundation

/// Reads the terminal on the main queue and tells what arrives, in order.
///
/// A class because Dispatch sources refer to it.
@MainActor
final class InputReader {
  var onInput: (@MainActor (DecodedInput) -> Void)?
  /// Called after the last of what arrived together.
  var onInputsTold: (@MainActor () -> Void)?
  /// Called when the terminal is gone.
  var onEnd: (@MainActor () -> Void)?
  var decoder: InputDecoder

  private let device: TerminalDevice
  private let curses: CursesInput
  private var source: (any DispatchSourceRead)?
  private var expiry: DispatchWorkItem?
  private var watch: InterruptWatch?

  init(device: TerminalDevice, curses: CursesInput) {
    (self.device, self.curses) = (device, curses)
    decoder = InputDecoder(keys: curses.keys)
  }

  func start() {
    let source = DispatchSource.makeReadSource(fileDescriptor: device.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    device.retain(for: source)
    source.activate()
    self.source = source
  }

  /// Lets Ctrl-C end the program, too, while the main queue is too busy to read it.
  func watchForInterrupt() {
    guard watch == nil else { return }
    let watch = InterruptWatch(device: device, keys: curses.keys) { [weak self] in self?.read() }
    watch.start()
    self.watch = watch
  }

  func stop() {
    source?.cancel()
    expiry?.cancel()
    watch?.stop()
    (source, expiry, watch, onInput, onInputsTold, onEnd) = (nil, nil, nil, nil, nil, nil)
  }

  private func read() {
    guard source != nil else { return }
    let found = readBytes()
    guard let bytes = found.isEmpty ? device.readLate() : found else {
      onEnd?()
      return
    }
    tell(decoder.decode(bytes, at: MonotonicTime.now))
  }

  /// The bytes that have arrived, those first that the watch has read.
  private func readBytes() -> [UInt8] {
    guard let watch else { return curses.readBytes() }
    return watch.take { curses.readBytes() }
  }

  private func tell(_ inputs: [DecodedInput]) {
    for input in inputs { onInput?(input) }
    onInputsTold?()
    scheduleExpiry()
  }

  /// The main loop may have been busy: what arrived meanwhile counts before the delay does.
  private func expire() {
    let bytes = readBytes()
    if bytes.isEmpty {
      tell(decoder.expire(at: MonotonicTime.now))
    } else {
      tell(decoder.decode(bytes, at: MonotonicTime.now))
    }
  }

  private func scheduleExpiry() {
    expiry?.cancel()
    expiry = nil
    guard source != nil, let deadline = decoder.deadline else { return }
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.expire() }
    }
    let delay = max(0, deadline - MonotonicTime.now) + 1e-4
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
    expiry = item
  }

  /// Reads and drops what arrives until `isOver` says so for something, or for `seconds`; returns
  /// whether it did.
  func swallow(for seconds: Double, until isOver: (DecodedInput) -> Bool) -> Bool {
    let deadline = MonotonicTime.now + seconds
    while device.waitUntilReadable(seconds: deadline - MonotonicTime.now) {
      let bytes = readBytes()
      if bytes.isEmpty { return false }
      if decoder.decode(bytes, at: MonotonicTime.now).contains(where: isOver) { return true }
    }
    return false
  }
}
