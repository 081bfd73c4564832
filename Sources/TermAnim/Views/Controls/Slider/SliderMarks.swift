/// What a slider shows of its values besides the one that is chosen.
struct SliderMarks {
  /// Where the track is filled from, 0...1; nil is its beginning.
  var neutral: Double?
  /// The marks below the track, by their places, 0...1.
  var ticks: [(fraction: Double, label: AnyView?)] = []

  var hasLabels: Bool { ticks.contains { $0.label != nil } }
}
