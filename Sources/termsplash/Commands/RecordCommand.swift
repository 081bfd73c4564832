import ArgumentParser
import Foundation
import TermAnim

/// Records a scene in motion into a file.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records a scene in motion, without a terminal: every frame on time.",
    discussion: "Without --keys, the scene plays by itself, as on the tour.")

  @Argument(help: "The scene; without one, a tour of all. 'termsplash list' names them.")
  var scene: SceneName?

  @Option(help: ArgumentHelp("Seconds to record, keys included.", valueName: "seconds"))
  var duration: Double = 8

  @Option(help: ArgumentHelp("Frames a second, 1 to 120.", valueName: "n"))
  var fps: Double = LiveRecording.framesPerSecond

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file that ends in .cast (asciinema) or .png (a moving picture), or - for a cast.",
      valueName: "file"))
  var output: String

  @OptionGroup var drawing: DrawingOptions

  mutating func validate() throws {
    guard 0.1...3600 ~= duration else {
      throw ValidationError("--duration takes seconds from 0.1 to 3600, such as 8")
    }
    guard 1...120 ~= fps else {
      throw ValidationError("--fps takes a number from 1 to 120, such as 30")
    }
    guard let format = RecordingFormat(path: output) else {
      throw ValidationError("-o takes a file that ends in .cast or .png, or -")
    }
    if format == .png { try drawing.validatePicture() }
    let pauses = drawing.keys.steps.pauses
    // Sums of decimals are not exact.
    guard pauses <= duration + 1e-9 else {
      let least = String(format: "%g", pauses)
      throw ValidationError(
        "the pauses of --keys take \(least) seconds; let --duration be at least \(least)")
    }
  }

  mutating func run() throws {
    let file = OutputFile(path: output)
    if output != "-" { try file.check() }
    let data = MainActor.assumeIsolated { [self] in record() }
    if output == "-" { try StandardOutput.write(data) } else { try file.write(data) }
  }

  /// What is recorded: the scene by itself, unless there are keys, and no words about keys, which
  /// whoever sees it does not have.
  @MainActor
  var renderer: (renderer: FrameRenderer, console: Console) {
    drawing.renderer(
      of: scene, framesPerSecond: fps, span: drawing.keys.steps.isEmpty ? duration : nil,
      namesKeys: false)
  }

  @MainActor
  private func record() -> Data {
    let (renderer, console) = renderer
    var recorder = Recorder(
      renderer, as: RecordingFormat(path: output) ?? .cast, title: scene?.title ?? "termsplash",
      magnification: drawing.picture.magnification)
    let progress = ProgressLine("Recording")
    recorder.onFrame = { [duration] in progress.show($0 / duration) }
    defer { progress.remove() }
    return withExtendedLifetime(console) {
      recorder.perform(drawing.keys.steps)
      return recorder.data(endingAt: duration)
    }
  }
}
