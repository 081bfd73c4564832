import Foundation
import TermAnim

/// A recording of what somebody plays, made when it is over: every frame is on time, whatever the
/// terminal was able to show.
struct LiveRecording {
  let file: OutputFile
  let format: RecordingFormat
  /// Pixels of a picture along one side of a pixel of the screen, or as many as a picture of the
  /// screen may have.
  let magnification: Int

  /// Frames a second of recordings unless somebody wants another number.
  static let framesPerSecond = 30.0

  /// Plays again what happened in `performance`, and keeps it; returns whether that went well.
  ///
  /// Says what it does, and how it went, on standard error.
  @MainActor
  func keep(_ performance: Performance, title: String) -> Bool {
    let renderer = FrameRenderer(
      repeating: performance, framesPerSecond: Self.framesPerSecond)
    let screen = performance.screenSize
    let most = PictureOption.greatestMagnification(columns: screen.columns, rows: screen.rows)
    var recorder = Recorder(
      renderer, as: format, title: title, magnification: min(magnification, most))
    let (seconds, name) = (performance.duration, file.path.withControlsVisible)
    if format == .png {
      Self.say("Drawing \(String(format: "%.1f", seconds)) s; Ctrl-C gives the recording up.")
    }
    let progress = ProgressLine("Recording")
    recorder.onFrame = { progress.show($0 / seconds) }
    do {
      let data = recorder.data(endingAt: seconds)
      progress.remove()
      try file.write(data)
      Self.say("Recorded \(String(format: "%.1f", seconds)) s into '\(name)'.")
      return true
    } catch {
      Self.say("Error: \(error)")
      return false
    }
  }

  private static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
