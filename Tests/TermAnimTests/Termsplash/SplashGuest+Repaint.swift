extension SplashGuest {
  /// Whether a screen that was scribbled on looks after a repaint as it did at rest after `keys`.
  ///
  /// A busy machine may show nothing for so long that a picture seems to be complete: there are
  /// three tries, each more patient than the one before.
  func isSameWhenRepainted(after keys: String = "") -> Bool {
    [0.5, 1, 2].contains { seconds in
      terminal.send(keys)
      settle(quietFor: seconds)
      playAll()
      let shown = screen.looks
      screen.feed("\u{1B}[H\u{1B}[41mscribble\u{1B}[m".utf8)
      terminal.send("\u{C}")
      settle(quietFor: seconds)
      playAll()
      return screen.looks == shown
    }
  }
}
