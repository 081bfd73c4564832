/// The speed of something, estimated from where it was at the last three moments.
struct VelocitySampler<V: VectorArithmetic> {
  private struct Sample {
    var value: V
    var time: Double
  }

  private var samples: (oldest: Sample?, middle: Sample?, newest: Sample?)

  /// Seconds between samples of different moments: half of the shortest frame that is shown.
  ///
  /// Several reports of a pointer may come between two frames, each as little later than the one
  /// before as can be told; over such a time any way would be endlessly fast.
  private static var shortest: Double { 1 / 240 }

  /// The time of the newest sample.
  var lastTime: Double? { samples.newest?.time }

  var isEmpty: Bool { samples.newest == nil }

  /// Whether there are enough samples to tell a speed.
  var hasVelocity: Bool { samples.middle != nil }

  /// Takes note of a value; one for the moment of the newest takes its place, an earlier one is
  /// ignored.
  mutating func addSample(_ value: V, time: Double) {
    let sample = Sample(value: value, time: time)
    guard let last = lastTime else {
      samples.newest = sample
      return
    }
    guard time >= last else { return }
    if time - last < Self.shortest {
      samples.newest?.value = value
    } else {
      samples = (samples.middle, samples.newest, sample)
    }
  }

  /// The speed in units a second; zero when there are fewer than two samples.
  ///
  /// Of three samples the older pair counts three quarters.
  var velocity: V {
    guard let middle = samples.middle, let newest = samples.newest else { return .zero }
    let recent = velocity(from: middle, to: newest)
    guard let oldest = samples.oldest else { return recent }
    return recent.interpolated(towards: velocity(from: oldest, to: middle), amount: 0.75)
  }

  private func velocity(from start: Sample, to end: Sample) -> V {
    (end.value - start.value).scaled(by: 1 / (end.time - start.time))
  }
}
