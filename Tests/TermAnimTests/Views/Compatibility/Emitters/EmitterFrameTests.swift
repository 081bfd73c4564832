import Foundation
import Testing

@testable import TermAnim

/// Where the particles of an emitter layer are.
@MainActor
struct EmitterFrameTests {
  /// A layer that begins when it is shown, with a cell that is sent to the right, ten points a
  /// second, for ten seconds.
  private func layer(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in })
    -> CAEmitterLayer
  {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    layer.beginTime = CACurrentMediaTime()
    (cell.birthRate, cell.lifetime, cell.velocity) = (1, 10, 10)
    layer.emitterCells = [cell]
    change(layer, cell)
    return layer
  }

  private func places(_ layer: CAEmitterLayer, at time: Double) -> [SIMD2<Double>] {
    EmitterFrame(of: layer, at: time).particles.map { $0.position(at: time - $0.birth) }
  }

  @Test func `particles are born at their rate, go where they are sent, and die`() {
    let layer = layer()
    #expect(places(layer, at: -0.1) == [] && places(layer, at: 0) == [.zero])
    #expect(places(layer, at: 2.5).map(\.x) == [25, 15, 5])
    #expect(
      places(layer, at: 30.5).map(\.x) == stride(from: 95, through: 5, by: -10).map(Double.init))
    layer.emitterCells?[0].yAcceleration = 4
    layer.emitterCells?[0].emissionLongitude = .pi / 2
    let fallen = places(layer, at: 2).first ?? .zero
    #expect(abs(fallen.x) < 1e-9 && abs(fallen.y - 28) < 1e-9)
  }

  @Test func `a layer that does not say when it begins has been at work for ever`() {
    let layer = layer { layer, _ in layer.beginTime = 0 }
    #expect(places(layer, at: 0).count == 10)
    #expect(EmitterFrame(of: self.layer { $1.duration = 2 }, at: 30).isOver)
    #expect(EmitterFrame(of: self.layer { ($0.beginTime, $1.duration) = (0, 2) }, at: 0).isOver)
  }

  @Test func `cells begin and end when they say`() {
    let layer = layer { ($1.beginTime, $1.duration) = (1, 3) }
    #expect([0.5, 1, 3.5, 5, 12.5].map { places(layer, at: $0).count } == [0, 1, 3, 3, 1])
    #expect(!EmitterFrame(of: layer, at: 0.5).isOver && !EmitterFrame(of: layer, at: 12.5).isOver)
    #expect(EmitterFrame(of: layer, at: 13.1).isOver)
  }

  @Test func `another rate holds from the next frame on`() {
    let layer = layer()
    func count(at seconds: Double) -> Int {
      let time = layer.time(of: Date(timeIntervalSinceReferenceDate: 100 + seconds))
      return EmitterFrame(of: layer, at: time).particles.count
    }
    #expect(count(at: 0) == 1 && count(at: 2.5) == 3)
    layer.birthRate = 0
    #expect(layer.birthRate == 0)
    #expect(count(at: 3) == 3 && count(at: 9) == 3 && count(at: 12.5) == 0)
    layer.birthRate = 4
    #expect(count(at: 20) == 1 && count(at: 20.6) == 3)
    for step in 0..<2000 {
      let time = 30 + Double(step) / 60
      // Places to the millionth of a point, but for those at which particles are born and die.
      var places: [Double] {
        self.places(layer, at: time).map { ($0.x * 1e6).rounded() }.filter {
          (1e6...9.9e7).contains($0)
        }
      }
      layer.birthRate = Float(step % 2 + 1)
      let old = layer.rates.count == 1000 ? places : nil
      _ = count(at: time)
      if let old { #expect(places == old) }
    }
    #expect(layer.rates.count == 1000 && (14...16).contains(count(at: 63.3)))
  }

  @Test func `a layer begins anew when it is told to`() {
    let layer = layer { $1.duration = 0.5 }
    func count(at seconds: Double) -> Int {
      let time = layer.time(of: Date(timeIntervalSinceReferenceDate: 100 + seconds))
      return EmitterFrame(of: layer, at: time).particles.count
    }
    #expect(count(at: 0) == 1 && count(at: 11) == 0)
    for seconds in [20.0, 25] {
      layer.beginTime = CACurrentMediaTime()
      #expect(count(at: seconds) == 1 && count(at: seconds + 2) == 1)
    }
    layer.emitterCells?[0].duration = 0
    layer.birthRate = 0
    #expect(count(at: 28) == 3)
    layer.beginTime = CACurrentMediaTime()
    layer.birthRate = 1
    #expect(count(at: 30) == 1 && count(at: 33) == 4)
    layer.beginTime = CACurrentMediaTime() + 3
    #expect(count(at: 40) == 0 && count(at: 42.9) == 0 && count(at: 43.1) == 1)
  }

  @Test func `each cell has its share of the most particles that there may be`() {
    let other = CAEmitterCell()
    (other.birthRate, other.lifetime) = (1, 10)
    let layer = layer { layer, cell in
      (cell.birthRate, layer.emitterCells) = (1000, [cell, other])
    }
    let particles = EmitterFrame(of: layer, at: 8).particles
    #expect(particles.filter { $0.cell === other }.count == 9)
    #expect(particles.count == 2009)
    #expect(particles.last { $0.cell !== other }?.birth == 8)
  }

  @Test func `particles give off others where they are, which outlive them`() {
    let spark = CAEmitterCell()
    (spark.birthRate, spark.lifetime) = (1, 4)
    let layer = layer { _, cell in
      (cell.lifetime, cell.duration, cell.emitterCells) = (2.5, 0.5, [spark])
    }
    #expect(places(layer, at: 2.2).map(\.x) == [22, 0, 10, 20])
    #expect(places(layer, at: 4.9).map(\.x) == [10, 20])
    #expect(EmitterFrame(of: layer, at: 6.5).isOver)
    spark.emitterCells = [spark]
    #expect(EmitterFrame(of: layer, at: 5).particles.count < 100)
  }

  @Test(arguments: [
    CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
  ])
  func `particles are born in the shape of their layer`(shape: CAEmitterLayerEmitterShape) {
    for mode in [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume] {
      let layer = layer { layer, cell in
        (layer.emitterShape, layer.emitterMode) = (shape, mode)
        layer.emitterPosition = CGPoint(x: 100, y: 50)
        layer.emitterSize = CGSize(width: 40, height: 20)
        (cell.birthRate, cell.velocity) = (30, 0)
      }
      let places = places(layer, at: 5).map { $0 - SIMD2(100, 50) }
      #expect(places.count == 151)
      let isRound = shape == .circle || shape == .sphere
      let half = isRound ? SIMD2(40, 40) : SIMD2<Double>(20, shape == .line ? 0 : 10)
      for place in places where shape != .point {
        let share = SIMD2(abs(place.x) / 40, abs(place.y) / 40)
        let radius = (share * share).sum().squareRoot()
        #expect(abs(place.x) <= half.x + 1e-9 && abs(place.y) <= half.y + 1e-9)
        if isRound {
          #expect(mode == .outline || mode == .points ? abs(radius - 1) < 1e-9 : radius <= 1)
        }
        if !isRound, mode == .points { #expect(abs(abs(place.x) - half.x) < 1e-9) }
      }
      #expect((Set(places).count > 1) == (shape != .point))
    }
  }

  @Test func `particles leave a circle outwards`() {
    let layer = layer { layer, cell in
      layer.emitterShape = .circle
      layer.emitterMode = .outline
      layer.emitterSize.width = 10
      cell.birthRate = 20
    }
    for place in places(layer, at: 0.95) { #expect((place * place).sum() >= 100 - 1e-9) }
    let frame = EmitterFrame(of: layer, at: 0.95)
    for particle in frame.particles {
      let place = particle.position(at: 1)
      #expect(abs((place * place).sum().squareRoot() - 20) < 1e-9)
    }
  }

  @Test func `what has a range lies within half of it, and is as it was`() {
    func layer(seed: UInt32) -> CAEmitterLayer {
      self.layer { layer, cell in
        layer.seed = seed
        (cell.birthRate, cell.lifetimeRange, cell.velocityRange) = (40, 4, 6)
        (cell.emissionRange, cell.scaleRange, cell.spinRange) = (.pi, 0.5, 2)
        (cell.color, cell.redRange) = (CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1), 0.4)
      }
    }
    let particles = EmitterFrame(of: layer(seed: 1), at: 7.9).particles
    #expect(particles.count == 317)
    for particle in particles {
      #expect((8...12).contains(particle.lifetime) && (0.75...1.25).contains(particle.scale(at: 0)))
      let way = particle.position(at: 1)
      #expect((7...13).contains((way * way).sum().squareRoot()) && way.x > -1e-9)
      #expect(abs(particle.rotation(at: 1)) <= 1)
      let color = particle.color(at: 0)
      #expect((0.3...0.7).contains(color.x) && color.y == 0.5 && color.w == 1)
    }
    let lives = particles.map(\.lifetime)
    #expect((lives.max() ?? 0) - (lives.min() ?? 0) > 3.5)
    #expect(places(layer(seed: 1), at: 7.9) == places(layer(seed: 1), at: 7.9))
    #expect(places(layer(seed: 1), at: 7.9) != places(layer(seed: 2), at: 7.9))
  }

  @Test func `a particle stays what it is as time goes on`() {
    let layer = layer { ($0.beginTime, $1.emissionRange, $1.velocityRange) = (0, 6, 9) }
    let before = EmitterFrame(of: layer, at: 3.2).particles.map(\.lifetime).dropFirst()
    let frames = [3.2, 4.1].map { EmitterFrame(of: layer, at: $0).particles }
    #expect(before.count == 9)
    #expect(
      frames[0].dropFirst().map { $0.position(at: 1) }
        == frames[1].dropLast().map { $0.position(at: 1) })
  }

  @Test func `colours, sizes and turns go on at their speeds`() {
    let layer = layer { layer, cell in
      (cell.scale, cell.scaleSpeed, cell.spin) = (2, -0.5, 3)
      (cell.alphaSpeed, cell.greenSpeed) = (-0.25, -0.5)
      (layer.scale, layer.spin, layer.lifetime, layer.velocity) = (0.5, 2, 0.5, 3)
    }
    let particles = EmitterFrame(of: layer, at: 0).particles
    #expect(particles.map(\.lifetime) == [5] && particles[0].position(at: 1).x == 30)
    #expect(particles[0].scale(at: 1) == 0.75 && particles[0].rotation(at: 1) == 6)
    #expect(particles[0].color(at: 1) == SIMD4(1, 0.5, 1, 0.75))
    #expect(particles[0].color(at: 9) == SIMD4(1, 0, 1, 0))
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, -1, 0, 1e30])
  func `numbers that are none, or too large, give off nothing or the most there may be`(
    number: Float
  ) {
    for path in [\CAEmitterCell.birthRate, \.lifetime, \.lifetimeRange] {
      let layer = layer { $1[keyPath: path] = number }
      #expect(EmitterFrame(of: layer, at: 3).particles.count <= 4000)
      layer.beginTime = 0
      #expect(EmitterFrame(of: layer, at: 3).particles.count <= 4000)
    }
    let layer = layer()
    (layer.birthRate, layer.lifetime) = (number, number)
    #expect(EmitterFrame(of: layer, at: layer.time(of: Date())).particles.count <= 4000)
  }
}
