import Foundation
import TermAnim

/// Lets time pass for a renderer, and keeps every frame of it.
@MainActor
struct Recorder {
  private let renderer: FrameRenderer
  private var recording: any FrameRecording
  /// Told after each frame how many seconds there are.
  var onFrame: (_ seconds: Double) -> Void = { _ in }

  /// A recorder that has the first moment of what `renderer` shows.
  init(
    _ renderer: FrameRenderer, as format: RecordingFormat, title: String, magnification: Int
  ) {
    self.renderer = renderer
    recording = format.recording(of: renderer, title: title, magnification: magnification)
    recording.append(renderer)
  }

  /// Presses the keys of a script, and records its pauses.
  mutating func perform(_ steps: [KeyScript.Step]) {
    renderer.perform(steps) { append() }
  }

  private mutating func append() {
    recording.append(renderer)
    onFrame(renderer.elapsed)
  }

  /// The file, after so many seconds in all have been recorded.
  mutating func data(endingAt seconds: Double) -> Data {
    renderer.advance(by: seconds - renderer.elapsed) { append() }
    // The end may be between two frames.
    recording.append(renderer)
    return recording.data(endingAt: seconds)
  }
}
