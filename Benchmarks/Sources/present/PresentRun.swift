import CAllocations
import Foundation
import Measuring
import TermAnim

/// One run: every frame through encoder, diff and write path, and what that took.
@MainActor
struct PresentRun {
  private let options: PresentOptions
  private let frames: [PixelBuffer]
  private let output: any FrameOutput
  private let encoder: HalfBlockEncoder
  private let presenter: FramePresenter
  private var frameCount = 0
  private var byteCount = 0
  private var writeCount = 0
  private var lateCount = 0

  init(_ options: PresentOptions, frames: [PixelBuffer], output: any FrameOutput) {
    (self.options, self.frames, self.output) = (options, frames, output)
    encoder = HalfBlockEncoder(capabilities: options.capabilities)
    presenter = FramePresenter(capabilities: options.capabilities)
  }

  /// Presents the frames and returns the figures; the first frame is not counted.
  mutating func results() throws -> JSONLine {
    try present(0)
    (frameCount, byteCount, writeCount) = (0, 0, 0)
    let start = ProcessUsage.now
    if let framesPerSecond = options.framesPerSecond {
      try presentPaced(start: start.wall, interval: 1e6 / framesPerSecond)
    } else {
      try presentUnpaced(start: start.wall)
    }
    return report(from: start, to: ProcessUsage.now)
  }

  private mutating func presentUnpaced(start: Double) throws {
    let deadline = start + options.leastMilliseconds * 1e3
    while frameCount < frames.count - 1
      || ProcessUsage.microseconds(of: CLOCK_MONOTONIC) < deadline
    {
      try present(place(of: frameCount + 1))
    }
  }

  /// Blocks of memory asked for by every frame once, after each has been presented both ways.
  mutating func steadyAllocations() throws -> Int {
    let pass = 2 * (frames.count - 1)
    for step in 0..<pass { try present(place(of: step)) }
    let before = allocations_of_this_thread()
    for step in 0..<pass { try present(place(of: step)) }
    return Int(allocations_of_this_thread() &- before)
  }

  /// A frame is late when it has not been taken by the time the next one is due.
  private mutating func presentPaced(start: Double, interval: Double) throws {
    let deadline = start + options.leastMilliseconds * 1e3
    var due = start + interval
    while due < deadline {
      output.wait(until: due)
      try present(place(of: frameCount + 1))
      due += interval
      let now = ProcessUsage.microseconds(of: CLOCK_MONOTONIC)
      while due < now {
        lateCount += 1
        due += interval
      }
    }
  }

  /// The number of the frame that comes at `step`: up to the last, back to the first, and so on.
  private func place(of step: Int) -> Int {
    let last = frames.count - 1
    guard last > 0 else { return 0 }
    let phase = step % (2 * last)
    return phase <= last ? phase : 2 * last - phase
  }

  private mutating func present(_ index: Int) throws {
    let cells = encoder.cells(of: Picture(pixels: frames[index]))
    let bytes = presenter.bytes(toShow: cells)
    frameCount += 1
    guard !bytes.isEmpty else { return }
    try output.write(bytes)
    byteCount += bytes.count
    writeCount += 1
  }

  private func report(from start: ProcessUsage, to end: ProcessUsage) -> JSONLine {
    let (wall, user, system) = (
      end.wall - start.wall, end.user - start.user, end.system - start.system
    )
    let count = Double(max(frameCount, 1))
    var line = JSONLine()
    line.add("pres", "termanim")
    line.add("frames", frameCount)
    line.add("wall_us_per_frame", wall / count)
    line.add("cpu_us_per_frame", (user + system) / count)
    line.add("user_us", user)
    line.add("sys_us", system)
    line.add("fps", count / (wall / 1e6))
    line.add("self_bytes", byteCount)
    line.add("writes", writeCount)
    line.add("maxrss_kb", end.mostResident)
    line.add("late", lateCount)
    return line
  }
}
