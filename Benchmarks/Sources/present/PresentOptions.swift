import Measuring
import TermAnim

/// What `present` is asked to do: its arguments, and settings from the environment.
struct PresentOptions {
  static let usage = """
    usage: present FRAMES.rgba W H COUNT MIN_MS
      Presents COUNT raw frames of W x H pixels (4 bytes each: red, green, blue, opacity), once and
      then back and forth until MIN_MS have passed, to the terminal on standard output.
      BENCH_FPS=N      presents N frames a second for MIN_MS
      BENCH_OUT=FILE   appends the figures to FILE as one line of JSON
      BENCH_WRITE=     session (a terminal session) or descriptor (plain blocking writes, the default)
      BENCH_ALLOCATIONS=1  adds the blocks of memory that frames ask for when they come again
      BENCH_CAPS=      what the terminal is taken to know: sync (the default), rows or all
    """

  var path: String
  var width: Int
  var height: Int
  var frameCount: Int
  var leastMilliseconds: Double
  var framesPerSecond: Double?
  var resultPath: String?
  var usesSession: Bool
  var countsAllocations: Bool
  var capabilities: OutputCapabilities

  init(arguments: [String]) throws {
    let numbers = arguments.dropFirst().dropLast().compactMap(Int.init)
    guard let path = arguments.first, arguments.count == 5, numbers.count == 3,
      numbers.allSatisfy({ $0 > 0 }), let least = Double(arguments[4]), least >= 0, least.isFinite
    else { throw BenchmarkError(Self.usage) }
    (self.path, width, height, frameCount) = (path, numbers[0], numbers[1], numbers[2])
    leastMilliseconds = least
    framesPerSecond = try Settings.number("BENCH_FPS").flatMap { $0 > 0 ? $0 : nil }
    resultPath = Settings.text("BENCH_OUT")
    usesSession = Settings.text("BENCH_WRITE") == "session"
    countsAllocations = Settings.text("BENCH_ALLOCATIONS") == "1"
    capabilities = try Self.capabilities(named: Settings.text("BENCH_CAPS") ?? "sync")
  }

  private static func capabilities(named name: String) throws -> OutputCapabilities {
    switch name {
    case "rows": OutputCapabilities()
    case "sync": OutputCapabilities(hasSynchronizedOutput: true)
    case "all":
      OutputCapabilities(
        hasSynchronizedOutput: true, hasRepeat: true, hasEraseCharacters: true,
        erasesWithBackground: true)
    default: throw BenchmarkError("BENCH_CAPS=\(name): there are rows, sync and all")
    }
  }
}
