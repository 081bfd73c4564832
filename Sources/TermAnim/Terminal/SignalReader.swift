internal import CNcurses
internal import Dispatch
internal import Foundation

/// Tells the main loop which signals have arrived; the C handlers only leave a note.
///
/// A class because a Dispatch source refers to it.
@MainActor
final class SignalReader {
  var onSignals: (@MainActor (Arrived) -> Void)?
  private let source: any DispatchSourceRead

  /// Begins to read notes from the descriptor that `guard_install` gave, and closes it in the end.
  init(descriptor: Int32) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  func stop() {
    source.cancel()
    onSignals = nil
  }

  private func read() {
    let arrived = Self.take()
    onSignals?(arrived)
  }

  /// The signals since the last call.
  static func take() -> Arrived {
    Arrived(bits: guard_take_signals())
  }

  /// A set of signals.
  struct Arrived {
    let bits: UInt64

    func contains(_ signal: Int32) -> Bool {
      bits & (1 << UInt64(signal)) != 0
    }

    /// A signal that asks the process to end, if one arrived.
    var ending: Int32? {
      let signal = guard_ending_signal(bits)
      return signal == 0 ? nil : signal
    }
  }
}
