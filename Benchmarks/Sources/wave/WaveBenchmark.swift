import CAllocations
import Foundation
import Measuring
import TermAnim

/// Measures 200 characters in a wave: processor time and blocks of memory a frame.
///
/// `wave [FRAMES]`. Views are what is evaluated, moved and laid out; drawing is the display list,
/// its pixels, and a copy of them.
@main
enum WaveBenchmark {
  static func main() {
    let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 600
    MainActor.assumeIsolated { run(frames: max(frames, 1)) }
  }

  @MainActor
  private static func run(frames: Int) {
    let renderer = FrameRenderer(columns: 240, rows: 60) { WaveText() }
    // Two cycles, there and back, so that every frame has been seen.
    for _ in 0..<480 { show(renderer) }
    var line = JSONLine()
    line.add("scene", "wave")
    line.add("characters", WaveText.characterCount)
    var (views, drawing) = (Cost(), Cost())
    for _ in 0..<frames {
      views.add { renderer.advance(by: 1 / 60) }
      drawing.add { _ = renderer.bitmap() }
    }
    line.add("viewMilliseconds", views.microseconds / Double(frames) / 1e3)
    line.add("drawingMilliseconds", drawing.microseconds / Double(frames) / 1e3)
    line.add("viewBlocks", views.blocks / frames)
    line.add("drawingBlocks", drawing.blocks / frames)
    FileHandle.standardOutput.write(Data(line.text.utf8))
  }

  @MainActor
  private static func show(_ renderer: FrameRenderer) {
    renderer.advance(by: 1 / 60)
    _ = renderer.bitmap()
  }
}

/// What something has cost so far.
private struct Cost {
  var microseconds = 0.0
  var blocks = 0

  /// Adds what `body` takes.
  mutating func add(_ body: () -> Void) {
    let (time, count) = (
      ProcessUsage.microseconds(of: CLOCK_THREAD_CPUTIME_ID), allocations_of_this_thread()
    )
    body()
    microseconds += ProcessUsage.microseconds(of: CLOCK_THREAD_CPUTIME_ID) - time
    blocks += Int(allocations_of_this_thread() &- count)
  }
}
