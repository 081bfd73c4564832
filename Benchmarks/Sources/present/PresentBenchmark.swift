import Foundation
import Measuring

/// Measures the output path: ready frames in, a terminal's bytes out.
@main
@MainActor
enum PresentBenchmark {
  static func main() {
    Settings.run {
      let options = try PresentOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      let file = try FrameFile(options)
      let output: any FrameOutput =
        options.usesSession ? try SessionOutput() : DescriptorOutput()
      defer { output.end() }
      var run = PresentRun(options, frames: file.frames, output: output)
      var results = try run.results()
      if options.countsAllocations { results.add("allocations", try run.steadyAllocations()) }
      if let path = options.resultPath { try results.append(to: path) }
    }
  }
}
