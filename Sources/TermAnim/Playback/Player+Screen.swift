extension Player {
  // MARK: Screen

  /// Takes over what is known of the screen now.
  func screenChanged() {
    let old = performance.screen
    performance.configure(
      size: pictureSize, capabilities: session.capabilities,
      groundMayChange: groundMayChange)
    if performance.screen != old { requestFrame() }
  }

  // MARK: Suspension

  func willSuspend() {
    suspension = FrameClock.now
    clock.stop()
  }

  /// Goes on where it was: the time in the background is left out.
  func didResume() {
    let now = FrameClock.now
    performance.transport.skip(from: suspension ?? now, to: now)
    suspension = nil
    screenChanged()
    repaint()
  }
}
