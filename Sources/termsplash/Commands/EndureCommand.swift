import ArgumentParser
import Foundation
import TermAnim

/// Lets a scene run for a simulated day; for tests of endurance, and left out of the help.
///
/// A frame a second, every sixtieth of which is drawn, and in the end some seconds at full rate,
/// which are compared with the same seconds of the first day, picture by picture.
struct EndureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "endure",
    abstract: "Prints what a scene takes and shows after many hours.",
    shouldDisplay: false)

  @Argument(help: "The scene.")
  var scene: SceneName

  @Option(help: "Hours that pass.")
  var hours: Double = 24

  @Flag(help: "Go on tour.")
  var tour = false

  mutating func validate() throws {
    guard 0...8760 ~= hours else {
      throw ValidationError("--hours takes a number from 0 to 8760, such as 24")
    }
  }

  mutating func run() throws {
    let (scene, hours, tour) = (scene, hours, tour)
    let line = MainActor.assumeIsolated { Self.row(of: scene, hours: hours, isTour: tour) }
    try StandardOutput.write(lines: [line])
  }

  /// Seconds at the beginning of either day that are not compared, and those that are.
  private static let (warmUp, compared) = (20.0, 10.0)

  /// Lets the scene endure; returns a row of a table in Markdown.
  @MainActor
  private static func row(of scene: SceneName, hours: Double, isTour: Bool) -> String {
    var options = PlayerOptions()
    options.framesPerSecond = 1
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: scene, isTour: isTour))
      .renderer(columns: 80, rows: 24, options: options)
    let first = pictures(of: renderer)
    let before = Footprint.now
    var rest = hours * 3600 - warmUp - compared
    while rest > 0 {
      renderer.advance(by: min(rest, 60))
      _ = renderer.lines()
      rest -= 60
    }
    let last = pictures(of: renderer)
    let after = Footprint.now
    let same = zip(first, last).count { $0 == $1 }
    let name = isTour ? "tour" : scene.rawValue
    return "| \(name) | \(before.text) | \(after.text) | \(same) of \(first.count) |"
  }

  /// The pictures of some seconds at 60 frames a second, after the warm-up, by their hashes.
  @MainActor
  private static func pictures(of renderer: FrameRenderer) -> [Int] {
    renderer.advance(by: warmUp)
    return (0..<Int(compared * 60)).map { _ in
      renderer.advance(by: 1.0 / 60)
      return renderer.lines().hashValue
    }
  }

  /// What the process holds.
  private struct Footprint {
    let kilobytes: Int
    let descriptors: Int

    static var now: Footprint {
      let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
        .split(separator: " ").dropFirst().first.flatMap { Int($0) }
      let descriptors = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      return Footprint(
        kilobytes: (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024,
        descriptors: descriptors ?? 0)
    }

    var text: String {
      String(format: "%.1f MB, %d descriptors", Double(kilobytes) / 1024, descriptors)
    }
  }
}
