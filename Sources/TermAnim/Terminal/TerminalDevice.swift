internal import CNcurses
internal import Dispatch
internal import Foundation

/// The terminal's descriptor, and the modes in which it was found.
///
/// Opened anew by name, so that making it non-blocking does not touch the description that the
/// shell and other programs use. Where the name cannot be opened (after `su`), a duplicate of the
/// standard stream, which blocks.
struct TerminalDevice {
  let descriptor: Int32
  /// Whether writes wait for the terminal: the name could not be opened.
  let isBlocking: Bool
  let modesFound: termios
  private let sources = DispatchGroup()

  /// Opens the terminal of the standard streams.
  ///
  /// - Parameters:
  ///   - isFirst: Whether no session of this process has been before, so that Dispatch has nothing
  ///     open yet.
  ///   - needsInput: Whether standard input has to be the terminal; it may be anything otherwise.
  /// - Throws: `TerminalError` when these are no terminal, or too few descriptors are left.
  init(isFirst: Bool, needsInput: Bool = true) throws(TerminalError) {
    guard !needsInput || isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.input) }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.output) }
    guard !needsInput || Self.isSameDevice(STDIN_FILENO, STDOUT_FILENO) else {
      throw .differentTerminals
    }
    cncurses_occupy_error()
    let needed = Self.sessionDescriptors + (isFirst ? Self.dispatchDescriptors : 0)
    try Self.expectDescriptors(needed)
    let own = Self.openByName()
    try self.init(
      descriptor: own ?? cncurses_duplicate(STDOUT_FILENO), isBlocking: own == nil)
  }

  /// The terminal behind a descriptor that is open already.
  init(descriptor: Int32, isBlocking: Bool) throws(TerminalError) {
    guard descriptor >= 0 else { throw .systemFailure(call: "dup", code: errno) }
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else {
      throw .systemFailure(call: "tcgetattr", code: errno)
    }
    (self.descriptor, self.isBlocking, modesFound) = (descriptor, isBlocking, modes)
  }

  /// Descriptors that a session opens: of the terminal, of ncurses, for standard output and
  /// signals.
  private static let sessionDescriptors = 7
  /// Those that Dispatch waits with; it opens them once in a process.
  private static let dispatchDescriptors = 6

  /// Checks that so many can be had: where Dispatch gets none, it ends the process.
  private static func expectDescriptors(_ needed: Int) throws(TerminalError) {
    var found: [Int32] = []
    defer { found.forEach { Foundation.close($0) } }
    for _ in 0..<needed {
      let descriptor = cncurses_duplicate(STDOUT_FILENO)
      guard descriptor >= 0 else { throw .tooFewDescriptors(needed: needed) }
      found.append(descriptor)
    }
  }

  private static func openByName() -> Int32? {
    let names = [ttyname(STDOUT_FILENO).map { String(cString: $0) }, "/dev/tty"]
    for case let name? in names {
      let descriptor = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0, isSameDevice(descriptor, STDOUT_FILENO) { return descriptor }
      if descriptor >= 0 { Foundation.close(descriptor) }
    }
    return nil
  }

  private static func isSameDevice(_ one: Int32, _ other: Int32) -> Bool {
    let number = cncurses_device(one)
    return number != 0 && number == cncurses_device(other)
  }

  /// Closes the descriptor as soon as no Dispatch source refers to it.
  ///
  /// A source is cancelled some time after it was asked to; the number of a descriptor that is
  /// closed before may be that of another by then.
  func close() {
    sources.notify(queue: .main) { [descriptor] in Foundation.close(descriptor) }
  }

  /// Counts `source` among those that refer to the descriptor until it is cancelled.
  func retain(for source: some DispatchSourceProtocol) {
    sources.enter()
    source.setCancelHandler { [sources] in sources.leave() }
  }

  /// The screen's size; `.fallback` where the terminal does not know it.
  var size: TerminalSize {
    var size = winsize()
    guard cncurses_get_size(descriptor, &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return .fallback
    }
    return TerminalSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row),
      pixelWidth: Int(size.ws_xpixel), pixelHeight: Int(size.ws_ypixel))
  }

  /// Whether the process may use the terminal without being stopped for it.
  ///
  /// Without a controlling terminal there is no background either.
  var isForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// Makes every byte arrive as it is sent, unechoed, and every byte written leave unchanged.
  func setRawModes() throws(TerminalError) {
    var modes = modesFound
    cfmakeraw(&modes)
    while tcsetattr(descriptor, TCSANOW, &modes) != 0 {
      guard errno == EINTR else { throw .systemFailure(call: "tcsetattr", code: errno) }
    }
  }

  /// Whether the terminal is gone: hung up, or at the end of its input.
  var isHungUp: Bool {
    events(POLLIN, seconds: 0) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// What has come since reading found nothing, a byte at most; nil when nothing will ever come
  /// again.
  func readLate() -> [UInt8]? {
    if isHungUp { return nil }
    guard !isBlocking else { return [] }
    var byte: UInt8 = 0
    let count = read(descriptor, &byte, 1)
    if count == 1 { return [byte] }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  /// The bytes that have arrived, some thousand at most; never waits.
  func readAvailable() -> [UInt8] {
    guard waitUntilReadable(seconds: 0) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  /// Waits until a byte can be read, and returns whether one can.
  func waitUntilReadable(seconds: Double) -> Bool {
    events(POLLIN, seconds: seconds) & POLLIN != 0
  }

  /// Waits until the terminal takes bytes, and returns whether it does.
  func waitUntilWritable(seconds: Double) -> Bool {
    events(POLLOUT, seconds: seconds) & POLLOUT != 0
  }

  /// Waits until the terminal takes bytes, and returns whether it does; not for long when it sends
  /// some itself, nor when a signal comes to this thread.
  func waitUntilWritable(andSilent seconds: Double) -> Bool {
    events(POLLIN | POLLOUT, seconds: seconds) == POLLOUT
  }

  private func events(_ wanted: Int32, seconds: Double) -> Int32 {
    var item = pollfd(fd: descriptor, events: Int16(wanted), revents: 0)
    guard poll(&item, 1, Int32(max(0, seconds * 1000).rounded(.up))) == 1 else { return 0 }
    return Int32(item.revents)
  }
}
