import Foundation
import TermAnim

/// Lets time pass for a renderer, and keeps every frame of it.
@MainActor
struct Recorder {
  private let renderer: FrameRenderer
  private var recording: any FrameRecording

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
    renderer.perform(steps) { recording.append(renderer) }
  }

  /// The file, after so many seconds in all have been recorded.
  mutating func data(endingAt seconds: Double) -> Data {
    renderer.advance(by: seconds - renderer.elapsed) { recording.append(renderer) }
    return recording.data(endingAt: seconds)
  }
}
