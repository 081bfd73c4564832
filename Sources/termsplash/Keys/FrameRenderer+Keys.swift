import TermAnim

extension FrameRenderer {
  /// Presses the keys of a script, and lets its pauses pass; `onFrame` is called at each frame on
  /// the way.
  func perform(_ steps: [KeyScript.Step], onFrame: () -> Void = {}) {
    for step in steps {
      switch step {
      case .press(let stroke): press(stroke)
      case .wait(let seconds): advance(by: seconds, onFrame: onFrame)
      }
    }
  }
}
