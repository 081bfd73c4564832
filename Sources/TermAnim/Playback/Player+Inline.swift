extension Player {
  /// The terminal's size, but for the rows of a picture that is inline.
  var pictureSize: TerminalSize {
    guard session.isInline, hasShownFrame else { return session.size }
    return session.size.with(rows: min(performance.screenSize.rows, session.size.rows))
  }

  /// Whether the picture may still get another ground: a screen that is all ours not under people's
  /// eyes, and one among lines whenever it comes to be known what is behind those.
  var groundMayChange: Bool { session.isInline || !hasShownFrame }

  /// Gives an inline picture the rows that its views want at `host` seconds, below what has been
  /// printed.
  ///
  /// Where it gets others, the views may want others again, as when a text breaks elsewhere in a
  /// window that has been resized: so it is asked for once more.
  func makeRoom(at host: Double) {
    guard session.isInline else { return }
    performance.advance(at: host)
    for _ in 0..<2 {
      let rows = min(placement.rows ?? performance.wantedRows, session.size.rows)
      guard session.makeRoom(rows: rows) else { return }
      pipeline.forgetScreen()
      performance.configure(
        size: session.size.with(rows: rows), capabilities: session.capabilities,
        groundMayChange: groundMayChange)
    }
  }

  /// Shows an inline picture in which everything has come to rest, if it stays on the screen.
  ///
  /// What never rests is shown as it is a little later.
  func showRest() {
    guard session.isOpen, suspension == nil, session.region?.leavesPicture == true else { return }
    performance.program.willLeavePicture()
    performance.advance(at: FrameClock.now)
    let moment = FrameClock.now + (performance.isAnimating ? Self.longestRest : 0)
    session.settle()
    makeRoom(at: moment)
    _ = session.write(pipeline.frame(at: moment))
  }

  /// Seconds for which a picture is let come to rest; nobody waits for them.
  private static let longestRest = 2.0
}

extension View {
  /// The view at the left of an inline picture, and at its top where there are not enough rows.
  func inlineRoot() -> some View {
    frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }
}
