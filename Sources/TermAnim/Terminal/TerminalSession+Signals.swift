internal import CNcurses
internal import Foundation

extension TerminalSession {
  /// Takes the signals that have arrived; one that ends the process comes before all others.
  func note(_ arrived: SignalReader.Arrived) {
    if let signal = arrived.ending { terminate(signal) }
    if arrived.contains(SIGURG), guard_is_orphaned() { terminate(SIGHUP) }
    if arrived.contains(SIGCONT) { takeUpAgain() }
    if arrived.contains(SIGTSTP) { suspend() }
    if arrived.contains(SIGWINCH) { resize(to: device.size) }
  }

  /// Tells that the process ends, and ends it.
  func terminate(_ signal: Int32) {
    guard isOpen else { return }
    guard_acknowledge()
    onEvent?(.terminate(signal: signal))
    end(by: signal)
  }

  /// Gives the terminal to the shell and stops the process group, as Ctrl-Z does.
  ///
  /// Returns when the group is continued in the foreground, after `.resumed` was told; at once
  /// where no shell would continue it.
  public func suspend() {
    guard isOpen else { return }
    onEvent?(.suspended)
    giveBack()
    guard_stop(SIGTSTP)
    awaitForeground()
    resume(after: [])
  }

  /// Goes on after a stop that gave no warning: the shell has changed modes and screen meanwhile.
  private func takeUpAgain() {
    output.abandon()
    forgetArrivals()
    // Where the picture is now nobody knows; the next one begins in a line of its own.
    forgetRoom()
    awaitForeground()
    resume(after: modes.leave(from: nil))
  }

  private func resume(after bytes: [UInt8]) {
    do {
      try device.setRawModes()
    } catch {
      terminate(SIGHUP)
    }
    output.send(bytes)
    enter()
    size = device.size
    onEvent?(.resumed(size))
  }

  /// Waits until the terminal is ours to use; ends the process when it is asked to, meanwhile.
  private func awaitForeground() {
    var arrived = SignalReader.take()
    while arrived.ending == nil, !device.isForeground {
      if device.isHungUp || guard_is_orphaned() { terminate(SIGHUP) }
      Self.stopInBackground()
      arrived = SignalReader.take()
    }
    if let signal = arrived.ending { terminate(signal) }
  }

  /// Stops as a program does that reads the terminal from the background, so that `fg` is expected.
  ///
  /// Where no shell continues it, the process cannot stop, and looks again after a while.
  private static func stopInBackground() {
    guard_stop(SIGTTIN)
    usleep(50_000)
  }

  /// Waits to be brought to the foreground before anything is done to the terminal.
  static func awaitForeground(of device: TerminalDevice) throws(TerminalError) {
    guard !device.isForeground else { return }
    guard_stop(SIGTTIN)
    guard device.isForeground else { throw .background }
  }
}
