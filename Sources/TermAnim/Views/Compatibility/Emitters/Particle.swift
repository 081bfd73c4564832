import Foundation

/// A particle of an emitter: what was drawn by chance for it when it was born.
@MainActor
struct Particle {
  let cell: CAEmitterCell
  let birth: Double
  let dice: ParticleDice
  private let layer: CAEmitterLayer
  private let origin: SIMD2<Double>
  private let velocity: SIMD2<Double>
  let lifetime: Double

  private enum Trait: Int {
    case lifetime, angle, velocity, scale, spin, red, green, blue, alpha
  }

  init(
    of cell: CAEmitterCell, in layer: CAEmitterLayer, at birth: Double,
    from place: EmitterPlace, dice: ParticleDice
  ) {
    (self.cell, self.layer, self.birth, self.dice) = (cell, layer, birth, dice)
    origin = place.point
    let angle =
      place.direction + cell.emissionLongitude
      + cell.emissionRange * dice.deviation(Trait.angle.rawValue)
    let speed =
      (cell.velocity + cell.velocityRange * dice.deviation(Trait.velocity.rawValue))
      * Double(layer.velocity)
    velocity = SIMD2(cos(angle), sin(angle)) * speed
    lifetime =
      Double(layer.lifetime)
      * (Double(cell.lifetime)
        + Double(cell.lifetimeRange) * dice.deviation(Trait.lifetime.rawValue))
  }

  /// Where it is at an age.
  func position(at age: Double) -> SIMD2<Double> {
    let acceleration = SIMD2(Double(cell.xAcceleration), Double(cell.yAcceleration))
    return origin + velocity * age + acceleration * (age * age / 2)
  }

  func scale(at age: Double) -> Double {
    (cell.scale + cell.scaleRange * dice.deviation(Trait.scale.rawValue) + cell.scaleSpeed * age)
      * Double(layer.scale)
  }

  /// How far it has turned, in radians.
  func rotation(at age: Double) -> Double {
    (cell.spin + cell.spinRange * dice.deviation(Trait.spin.rawValue)) * Double(layer.spin) * age
  }

  /// What its picture is multiplied by: red, green, blue and opacity, gamma-encoded, 0 to 1.
  func color(at age: Double) -> SIMD4<Double> {
    let color = cell.color?.resolved ?? Color.Resolved(red: 1, green: 1, blue: 1)
    let middle = SIMD4(
      Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    let ranges = SIMD4<Double>(
      SIMD4(cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange))
    let speeds = SIMD4<Double>(
      SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed))
    let deviations = SIMD4(
      dice.deviation(Trait.red.rawValue), dice.deviation(Trait.green.rawValue),
      dice.deviation(Trait.blue.rawValue), dice.deviation(Trait.alpha.rawValue))
    let value = middle + ranges * deviations + speeds * age
    return value.clamped(lowerBound: .zero, upperBound: .one)
  }
}
