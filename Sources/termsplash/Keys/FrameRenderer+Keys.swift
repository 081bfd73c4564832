import TermAnim

extension FrameRenderer {
  /// Presses the keys of a script, and lets its pauses pass.
  func perform(_ steps: [KeyScript.Step]) {
    for step in steps {
      switch step {
      case .press(let stroke): press(stroke)
      case .wait(let seconds): advance(by: seconds)
      }
    }
  }
}
