/// What the birth rates of an emitter layer are multiplied by from a time on.
struct EmitterRate {
  /// In the time of the layer; -infinity is always.
  let start: Double
  let factor: Double
  /// What the factors of all times add up to at time 0, if this one had been there before.
  let base: Double

  /// What the factors add up to at a time: how many particles have been born by then at one a
  /// second.
  func sum(at time: Double) -> Double { base + factor * time }
}
