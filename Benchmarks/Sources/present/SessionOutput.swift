import Foundation
import Measuring
import TermAnim

/// The library's terminal session, which never waits for the terminal: the run loop does.
struct SessionOutput: FrameOutput {
  private let session: TerminalSession

  init() throws {
    session = try TerminalSession()
  }

  /// Two attempts: a frame is refused while what the session itself has to say is on its way.
  func write(_ frame: UnsafeRawBufferPointer) throws {
    for _ in 0..<2 {
      let isAccepted = session.write(Array(frame))
      while session.isDraining { turn(until: .distantFuture) }
      if isAccepted { return }
    }
    throw BenchmarkError("the session takes no frame")
  }

  func wait(until time: Double) {
    while true {
      let left = time - ProcessUsage.microseconds(of: CLOCK_MONOTONIC)
      guard left > 0 else { return }
      turn(until: Date(timeIntervalSinceNow: left / 1e6))
    }
  }

  private func turn(until date: Date) {
    _ = RunLoop.main.run(mode: .default, before: date)
  }

  func end() {
    session.end()
  }
}
