import Foundation

/// The particles of an emitter layer at a moment, the oldest first.
@MainActor
struct EmitterFrame {
  private(set) var particles: [Particle] = []
  /// Whether nothing is there, and nothing will be until somebody changes the layer.
  private(set) var isOver = true
  let time: Double
  private let layer: CAEmitterLayer
  /// At how many particles the cell ends that is being gone through.
  private var most = 0

  /// At most so many particles are there, as many of each cell, and of each the youngest.
  private static let limit = 4000
  /// As many cells may give each other off.
  private static let deepest = 4

  /// A stretch of time in which the particles of a cell are born at a rate.
  private struct Births {
    let dice: ParticleDice
    var start: Double
    var end: Double
    var rate: EmitterRate
  }

  /// The frame of `layer` at a time of its own.
  init(of layer: CAEmitterLayer, at time: Double) {
    (self.layer, self.time) = (layer, time)
    let dice = ParticleDice(seed: UInt64(layer.seed))
    let cells = layer.emitterCells ?? []
    for (index, cell) in cells.enumerated() {
      most = particles.count + Self.limit / cells.count
      let begin = layer.start + cell.beginTime
      let before = begin.isFinite ? layer.sum(at: begin) : 0
      for (piece, rate) in layer.rates.enumerated().reversed() {
        let next = piece + 1 < layer.rates.count ? layer.rates[piece + 1].start : .infinity
        let own = EmitterRate(start: rate.start, factor: rate.factor, base: rate.base - before)
        let births = Births(
          dice: dice.thrown(for: index), start: max(rate.start, begin), end: next, rate: own)
        append(cell, births, since: begin) { EmitterPlace(in: layer, dice: $1) }
      }
    }
    particles.sort { $0.birth < $1.birth }
  }

  /// Puts in the particles of a cell that live, and those that they give off.
  ///
  /// - Parameters:
  ///   - cell: What they are like.
  ///   - births: When they are born.
  ///   - begin: When the first of all of them might be born.
  ///   - depth: How many cells give each other off around this one.
  ///   - place: Where a particle is born.
  private mutating func append(
    _ cell: CAEmitterCell, _ births: Births, since begin: Double, depth: Int = 0,
    from place: (_ birth: Double, _ dice: ParticleDice) -> EmitterPlace
  ) {
    guard depth < Self.deepest else { return }
    var births = births
    if cell.duration > 0 { births.end = min(births.end, begin + cell.duration) }
    let rate = Double(cell.birthRate)
    guard cell.isEnabled, rate > 0, births.rate.factor > 0, (rate * births.rate.factor).isFinite,
      births.start < births.end
    else { return }
    let memory = memory(of: cell, depth: depth)
    if births.end > time, memory > 0 { isOver = false }
    for number in numbers(of: births, rate: rate, memory: memory).reversed() {
      guard particles.count < most else { return }
      let birth = (Double(number) / rate - births.rate.base) / births.rate.factor
      let dice = births.dice.thrown(for: number)
      let particle = Particle(
        of: cell, in: layer, at: birth, from: place(birth, dice.thrown(for: -1)),
        dice: dice)
      guard particle.lifetime > 0, particle.lifetime.isFinite else { continue }
      if time - birth < particle.lifetime {
        particles.append(particle)
        isOver = false
      }
      for (index, child) in (cell.emitterCells ?? []).enumerated() {
        let begin = birth + child.beginTime
        let births = Births(
          dice: dice.thrown(for: -2 - index), start: begin, end: birth + particle.lifetime,
          rate: EmitterRate(start: begin, factor: 1, base: -begin))
        append(child, births, since: begin, depth: depth + 1) { time, _ in
          EmitterPlace(particle.position(at: time - birth))
        }
      }
    }
  }

  /// Which particles, counted from the first of all, may be there or have left some.
  private func numbers(of births: Births, rate: Double, memory: Double) -> Range<Int> {
    // A sum that should be whole may be less or more by its last digits.
    func count(at time: Double) -> Double { births.rate.sum(at: time) * rate }
    func following(_ count: Double) -> Double { (count - 1e-9).rounded(.up) }
    let last =
      time < births.end
      ? (count(at: time) + 1e-9).rounded(.down) : following(count(at: births.end)) - 1
    let first = following(count(at: max(time - memory, births.start)))
    guard last >= first, abs(last) < 1e15 else { return 0..<0 }
    return Int(max(first, last - Double(Self.limit) + 1))..<Int(last) + 1
  }

  /// For how long after its birth there may be something of a particle.
  private func memory(of cell: CAEmitterCell, depth: Int) -> Double {
    guard depth < Self.deepest else { return 0 }
    let own = Double(cell.lifetime + abs(cell.lifetimeRange) / 2) * Double(layer.lifetime)
    let inner = (cell.emitterCells ?? []).map { memory(of: $0, depth: depth + 1) }
    return max(own, 0) + (inner.max() ?? 0)
  }
}
