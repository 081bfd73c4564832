import Foundation

@testable import TermAnim

/// A performance whose host clock only moves when it is told to, and a record of what it showed.
@MainActor
final class ManualPerformance {
  let performance: Performance
  private(set) var host = 0.0
  /// What was shown last at each moment, and on which screen.
  private(set) var shown: [Shown] = []

  struct Shown {
    let time: FrameTime
    let size: TerminalSize
    let pointsPerPixel: Double
    let list: DisplayList
  }

  private(set) var size: TerminalSize

  init(
    columns: Int = 60, rows: Int = 18, playing program: @escaping @MainActor () -> any Playable
  ) {
    size = TerminalSize(columns: columns, rows: rows)
    performance = Performance(
      size: size, capabilities: TerminalCapabilities(), options: PlayerOptions(), startingAt: 0,
      date: Date(timeIntervalSinceReferenceDate: 0), program: program)
    performance.hostNow = { [unowned self] in host }
  }

  /// Lets time pass, and shows the frame at its end.
  func frame(after seconds: Double) {
    host += seconds
    performance.advance(at: host)
    shown.append(
      Shown(
        time: performance.run.graph.time, size: size,
        pointsPerPixel: performance.pointsPerPixel, list: performance.displayList()))
  }

  /// Lets time pass without anybody looking.
  func wait(_ seconds: Double) {
    host += seconds
  }

  func resize(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    performance.configure(
      size: size, capabilities: TerminalCapabilities(), groundMayChange: false)
  }

  /// Shows the moment again, on the screen of then; what looks different, or nil.
  func difference(from shown: Shown) -> String? {
    resize(columns: shown.size.columns, rows: shown.size.rows)
    performance.pointsPerPixel = shown.pointsPerPixel
    performance.turn(to: shown.time)
    let commands = performance.displayList().commands
    if commands == shown.list.commands { return nil }
    let pairs = zip(shown.list.commands, commands).first { $0 != $1 }
    return
      "at \(shown.time.seconds) s, \(shown.list.commands.count) and \(commands.count) commands: "
      + pairs.map { "\($0)\nwas shown again as\n\($1)" }.debugDescription
  }
}

extension Performance {
  /// Presses and lets go at a point of the screen.
  func click(_ point: CGPoint) {
    send(.pointerDown(point))
    send(.pointerUp(point))
  }
}
