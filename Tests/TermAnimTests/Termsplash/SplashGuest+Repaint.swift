extension SplashGuest {
  /// Whether a screen that was scribbled on looks after a repaint as it did at rest after `keys`.
  ///
  /// A busy machine may show nothing for so long that a picture seems to be complete: there are
  /// three tries.
  func isSameWhenRepainted(after keys: String = "") -> Bool {
    anyTry(of: 3) {
      terminal.send(keys)
      settle(quietFor: 0.5)
      playAll()
      let shown = screen.looks
      screen.feed("\u{1B}[H\u{1B}[41mscribble\u{1B}[m".utf8)
      terminal.send("\u{C}")
      settle(quietFor: 0.3)
      playAll()
      return screen.looks == shown
    }
  }
}
