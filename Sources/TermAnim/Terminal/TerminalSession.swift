/// The terminal while it is ours: opened on creation, given back by `end()` and on every other way
/// out of the process.
///
/// A class because there is one terminal, and because signals and descriptors refer to it. Events
/// arrive on the main queue, one at a time, in the order in which the terminal sent them.
@MainActor
public final class TerminalSession {
  /// Receives what the terminal tells; set it before the run loop turns.
  public var onEvent: (@MainActor (TerminalEvent) -> Void)?
  /// Called when a frame that could not be written at once has left for the terminal.
  public var onDrained: (@MainActor () -> Void)?

  /// The screen's size now.
  public private(set) var size: TerminalSize = .fallback
  /// What is known of the terminal so far; `TerminalEvent.capabilities` tells when more is.
  public private(set) var capabilities = TerminalCapabilities()
  /// Whether bytes of a frame still wait for the terminal to read; no frame is accepted meanwhile.
  public private(set) var isDraining = false
  /// Bytes a second that the terminal takes, measured while it lags; `nil` when it keeps up.
  public private(set) var drainRate: Double?

  /// Takes the terminal over: raw keys, alternate screen, hidden cursor, mouse, paste, focus.
  public init() throws(TerminalError) {
    throw .notATerminal(.input)
  }

  /// Sends one frame, and returns whether it was accepted; a frame is refused while draining.
  ///
  /// Never blocks. The session keeps the array only until the terminal has taken it.
  public func write(_ frame: [UInt8]) -> Bool {
    false
  }

  /// Gives the terminal to the shell and stops the process group, as Ctrl-Z does.
  public func suspend() {
  }

  /// Gives the terminal back as it was found; does nothing the second time.
  public func end() {
  }

  /// Gives the terminal back and dies of `signal`, so that the shell sees it: 130 for `SIGINT`.
  public func end(by signal: Int32) -> Never {
    preconditionFailure("signal \(signal) did not end the process")
  }
}
