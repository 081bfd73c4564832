import Foundation
import Measuring
import TermAnim

/// Measures what a container of many rows costs: milliseconds of processor time to the pixels.
///
/// `rows KIND COUNT [CHANGES]`. The first frame, and the frame after each of so many changes: a row
/// more at the end, another text in the body around, a notch of the wheel.
@main
enum RowsBenchmark {
  static func main() {
    Settings.run {
      let arguments = CommandLine.arguments.dropFirst().map(\.self)
      guard arguments.count >= 2, let kind = RowsKind(rawValue: arguments[0]),
        let count = Int(arguments[1]), count > 0
      else {
        let kinds = RowsKind.allCases.map(\.rawValue).joined(separator: " or ")
        throw BenchmarkError("rows KIND COUNT [CHANGES], where the kind is \(kinds)")
      }
      let changes = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 60
      MainActor.assumeIsolated { measure(kind, count: count, changes: max(changes, 1)) }
    }
  }

  @MainActor
  private static func measure(_ kind: RowsKind, count: Int, changes: Int) {
    var line = JSONLine()
    line.add("kind", kind.rawValue)
    line.add("rows", count)
    var renderer: FrameRenderer?
    line.add(
      "start",
      milliseconds {
        renderer = FrameRenderer(columns: 120, rows: 40) { RowsView(kind: kind, count: count) }
        _ = renderer?.bitmap()
      })
    guard let renderer else { return }
    renderer.advance(by: 1)
    func add(_ name: String, _ change: () -> Void) {
      line.add(name, median(of: changes, in: renderer, change))
    }
    add("append") { renderer.press(KeyStroke(.character("a"))) }
    add("other") { renderer.press(KeyStroke(.character("o"))) }
    add("scroll") { renderer.send(MouseInput(.scroll(dx: 0, dy: kind.notch), x: 60, y: 20)) }
    line.add("residentKilobytes", ProcessUsage.now.mostResident)
    FileHandle.standardOutput.write(Data(line.text.utf8))
  }

  /// What the frame after a change costs, in the middle of `count` times.
  @MainActor
  private static func median(
    of count: Int, in renderer: FrameRenderer, _ change: () -> Void
  ) -> Double {
    let times = (0..<count).map { _ in
      let time = milliseconds {
        change()
        renderer.advance(by: 1 / 60)
        _ = renderer.bitmap()
      }
      renderer.advance(by: 0.2)
      return time
    }
    return times.sorted()[count / 2]
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = ProcessUsage.microseconds(of: CLOCK_PROCESS_CPUTIME_ID)
    body()
    return (ProcessUsage.microseconds(of: CLOCK_PROCESS_CPUTIME_ID) - start) / 1e3
  }
}
