import TermAnim

extension Firework {
  /// Stars that the air slows down and the ground pulls, so many seconds after the burst.
  func stars(from apex: CGPoint, at time: Double, burning age: Double) -> [Spark] {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 42...60, using: &random)
    // All stars are in one place at first, where their light would add up to a blot.
    let ignition = min(max(age, 0) / 0.3, 1)
    let tilt = kind.tilt(&random)
    return (0..<count).map { index in
      let angle = 2 * .pi * (Double(index) + .random(in: 0...0.6, using: &random)) / Double(count)
      let share = kind.share(ofStar: index, &random)
      let lifetime = Double.random(in: 1.3...(Self.life - Self.rise), using: &random)
      let direction = kind.isHoop(index) ? tilt.direction(angle) : Tilt.none.direction(angle)
      func place(_ time: Double) -> CGPoint {
        let drag = 2.4
        let way = 0.62 * share * reach * (1 - exp(-drag * max(time, 0))) / drag * 1.5
        return CGPoint(
          x: apex.x + direction.x * way,
          y: apex.y + direction.y * way - kind.weight * time * time)
      }
      return Spark(
        place: place(time), tail: place(max(time - kind.trail, 0)),
        brightness: pow(max(1 - age / lifetime, 0), 0.7) * (0.15 + 0.85 * ignition),
        hue: share * 0.8 + .random(in: 0...0.2, using: &random), glint: 0.4 * ignition)
    }
  }

  /// How the hoop of a ring lies: how flat it seems, and which way it leans.
  fileprivate struct Tilt {
    let flatness: Double
    let lean: Double

    static let none = Tilt(flatness: 1, lean: 0)

    /// Where a star flies, at an angle of the hoop.
    func direction(_ angle: Double) -> CGPoint {
      let (x, y) = (cos(angle), sin(angle) * flatness)
      return CGPoint(x: x * cos(lean) - y * sin(lean), y: x * sin(lean) + y * cos(lean))
    }
  }
}

extension Firework.Kind {
  /// How far a star flies, as a share of the way of those that fly farthest.
  fileprivate func share(ofStar index: Int, _ random: inout SplitMix64) -> Double {
    switch self {
    case .ball where index % 3 == 0: .random(in: 0.2...0.7, using: &random)
    case .ball: .random(in: 0.85...1, using: &random)
    case .ring:
      isHoop(index)
        ? .random(in: 0.98...1, using: &random)
        : .random(in: 0.15...0.35, using: &random)
    case .willow: .random(in: 0.3...0.9, using: &random)
    }
  }

  /// Whether a star is one of a hoop.
  fileprivate func isHoop(_ index: Int) -> Bool { self == .ring && index % 3 != 0 }

  fileprivate func tilt(_ random: inout SplitMix64) -> Firework.Tilt {
    guard self == .ring else { return .none }
    return Firework.Tilt(
      flatness: .random(in: 0.3...0.5, using: &random),
      lean: .random(in: -0.6...0.6, using: &random))
  }

  /// How fast stars sink.
  fileprivate var weight: Double { self == .willow ? 0.1 : 0.06 }

  /// Seconds back to the end of a star's trail.
  fileprivate var trail: Double { self == .willow ? 0.45 : 0.16 }

  /// Seconds after the burst at which stars shine that do not fly.
  var fullBloom: Double { self == .willow ? 0.9 : 0.5 }
}
