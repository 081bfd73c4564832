import Foundation

/// Where a particle is born, and where to the shape sends it.
struct EmitterPlace {
  var point: SIMD2<Double>
  /// In radians, clockwise from the right; what a cell says comes on top.
  var direction = 0.0

  init(_ point: SIMD2<Double>) {
    self.point = point
  }

  /// A place of the shape of a layer, drawn by chance.
  @MainActor
  init(in layer: CAEmitterLayer, dice: ParticleDice) {
    let middle = SIMD2<Double>(layer.emitterPosition.x, layer.emitterPosition.y)
    let size = SIMD2<Double>(layer.emitterSize.width, layer.emitterSize.height)
    let (along, across) = (dice.number(0), dice.number(1))
    let mode = layer.emitterMode
    point = middle
    switch layer.emitterShape {
    case .line:
      point.x += size.x * ((mode == .points ? along.rounded() : along) - 0.5)
    case .rectangle, .cuboid:
      point += size * (Self.ofSquare(along, across, mode) - 0.5)
    case .circle, .sphere:
      direction = along * 2 * .pi
      let share = mode == .outline || mode == .points ? 1 : across.squareRoot()
      point += SIMD2(cos(direction), sin(direction)) * size.x * share
    default: break
    }
  }

  /// A place of the square from 0 to 1.
  private static func ofSquare(
    _ along: Double, _ across: Double, _ mode: CAEmitterLayerEmitterMode
  ) -> SIMD2<Double> {
    switch mode {
    case .points: SIMD2(along.rounded(), across.rounded())
    case .outline:
      switch along * 4 {
      case ..<1: SIMD2(across, 0)
      case ..<2: SIMD2(1, across)
      case ..<3: SIMD2(across, 1)
      default: SIMD2(0, across)
      }
    default: SIMD2(along, across)
    }
  }
}
