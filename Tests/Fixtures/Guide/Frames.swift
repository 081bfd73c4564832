import TermAnim

/// The countdown after a key and half a second, as lines of text to compare.
@MainActor
func wound() -> String {
  let renderer = FrameRenderer(columns: 40, rows: 20) { Countdown() }
  renderer.press(KeyStroke(.down))
  renderer.advance(by: 0.5)
  return renderer.text()
}

/// Three seconds of it, for asciinema.
@MainActor
func recorded() -> Data {
  let renderer = FrameRenderer(columns: 40, rows: 20) { Countdown() }
  var recording = Asciicast(size: renderer.performance.screenSize, title: "Countdown")
  recording.append(renderer)
  for _ in 0..<3 {
    renderer.press(KeyStroke(.down))
    renderer.advance(by: 1) { recording.append(renderer) }
  }
  return recording.data(endingAt: 3)
}
