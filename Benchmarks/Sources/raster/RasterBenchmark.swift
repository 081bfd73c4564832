import Foundation
import Measuring

/// Measures the rasteriser: display lists in, pixels out.
@main
enum RasterBenchmark {
  static func main() {
    Settings.run {
      let options = try RasterOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      for size in options.sizes {
        for scene in options.scenes {
          try run(scene, size, options)
        }
      }
    }
  }

  private static func run(_ scene: Scene, _ size: SceneSize, _ options: RasterOptions) throws {
    let run = SceneRun(scene, size: size, drawsDamage: options.drawsDamage)
    if let folder = options.dumpFolder { return try run.dump(to: folder) }
    for _ in 0..<options.repetitions {
      let line =
        options.countsAllocations
        ? run.allocations()
        : run.repetition(
          leastMicroseconds: options.leastMicroseconds, frameCount: options.frameCount)
      FileHandle.standardOutput.write(Data(line.text.utf8))
    }
  }
}
