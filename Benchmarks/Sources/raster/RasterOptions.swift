import Measuring

/// What `raster` is asked to do: its argument, and settings from the environment.
struct RasterOptions {
  static let usage = """
    usage: raster REPS
      Draws the scenes S1 to S8 and prints microseconds a frame, a line of JSON for each repetition.
      MINMS=200    milliseconds of work in a repetition
      NFRAMES=N    draws N frames once instead, and measures those
      SCENE=1..8   draws only this scene
      SIZE=0|1     draws only at 200x120 or at 1280x720
      DAMAGE=1     draws only what differs from the frame before, as the player does; otherwise
                   every frame is drawn as a whole, as the other rasterisers do
      ALLOCATIONS=1  counts the blocks of memory that 300 frames ask for, drawn a second time
      DUMP=DIR     writes frame 100 of each scene as a picture to DIR and measures nothing
    """

  var repetitions: Int
  var leastMicroseconds: Double
  var frameCount: Int?
  var scenes: [Scene]
  var sizes: [SceneSize]
  var drawsDamage: Bool
  var countsAllocations: Bool
  var dumpFolder: String?

  init(arguments: [String]) throws {
    dumpFolder = Settings.text("DUMP")
    let count = arguments.first.map(Int.init) ?? (dumpFolder == nil ? nil : 0)
    guard let repetitions = count ?? nil, repetitions >= 0, arguments.count <= 1 else {
      throw BenchmarkError(Self.usage)
    }
    self.repetitions = repetitions
    leastMicroseconds = try (Settings.number("MINMS") ?? 200) * 1e3
    frameCount = try Settings.number("NFRAMES").map { Int($0) }
    scenes = try Self.choice("SCENE", from: Scene.allCases, first: 1)
    sizes = try Self.choice("SIZE", from: SceneSize.all, first: 0)
    countsAllocations = Settings.text("ALLOCATIONS") == "1"
    drawsDamage = Settings.text("DAMAGE") == "1"
  }

  /// All the values, or the one that a setting selects by number, "S1" being 1.
  private static func choice<Value>(
    _ name: String, from values: [Value], first: Int
  ) throws -> [Value] {
    guard let text = Settings.text(name) else { return values }
    let digits = text.drop { $0 == "S" || $0 == "s" }
    guard let number = Int(digits), values.indices.contains(number - first) else {
      throw BenchmarkError("\(name)=\(text): there are \(first) to \(first + values.count - 1)")
    }
    return [values[number - first]]
  }
}
