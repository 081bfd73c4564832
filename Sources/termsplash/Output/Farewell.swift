import Foundation

/// What is written last when a signal ends the program.
///
/// There is one at a time. A handler runs between any two instructions, and must neither allocate
/// nor wait: what it writes lies ready, and is left unwritten where a terminal takes nothing.
struct Farewell {
  private let found: [(signal: Int32, action: sigaction)]

  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  /// What the handler reads; the memory is never freed.
  nonisolated(unsafe) private static let message = UnsafeMutablePointer<Message>.allocate(
    capacity: 1)

  private struct Message {
    var descriptor: Int32
    var bytes: UnsafeRawBufferPointer
  }

  /// From now on signals write `text` before they end the program; those that are ignored are so
  /// still.
  init(_ text: String, to output: Descriptor) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    Self.message.initialize(
      to: Message(descriptor: output.number, bytes: UnsafeRawBufferPointer(bytes)))
    found = Self.signals.compactMap { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return Self.isIgnored(action) ? nil : (signal, action)
    }
    for (signal, _) in found {
      // The default action is back when the handler runs.
      var action = sigaction()
      action.__sigaction_handler.sa_handler = Self.handler
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// Lets signals do again what they did before.
  func withdraw() {
    for (signal, var action) in found { sigaction(signal, &action, nil) }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    // C compares addresses of functions, one of which is 1.
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      == unsafeBitCast(SIG_IGN, to: UInt.self)
  }

  private static let handler: @convention(c) (Int32) -> Void = { signal in
    let message = Farewell.message.pointee
    var terminal = pollfd(fd: message.descriptor, events: Int16(POLLOUT), revents: 0)
    if poll(&terminal, 1, 0) == 1 {
      _ = write(message.descriptor, message.bytes.baseAddress, message.bytes.count)
    }
    raise(signal)  // Waits until this handler returns.
  }
}
