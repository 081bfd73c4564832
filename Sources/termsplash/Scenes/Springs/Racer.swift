import TermAnim

/// One way to move, as an animation and as the curve of that animation.
struct Racer: Identifiable, Sendable {
  /// What the curve is a graph of.
  private enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
  }

  let name: String
  private var course: Course

  var id: String { name }
  /// Whether it is the one that keys change.
  var isOwn: Bool { name == Self.ownName }

  static let ownName = "own"

  init(_ name: String, _ curve: UnitCurve, duration: Double = 1.2) {
    (self.name, course) = (name, .curve(curve, duration: duration))
  }

  init(_ name: String, _ spring: Spring) {
    (self.name, course) = (name, .spring(spring))
  }

  /// Stiffness and damping of a spring whose mass is a kilogram; zero where there is none.
  var spring: AnimatablePair<Double, Double> {
    get {
      guard case .spring(let spring) = course else { return .zero }
      return AnimatablePair(spring.stiffness, spring.damping)
    }
    set {
      guard case .spring = course else { return }
      course = .spring(Spring(mass: 1, stiffness: newValue.first, damping: newValue.second))
    }
  }

  var animation: Animation {
    switch course {
    case .curve(let curve, let duration): .timingCurve(curve, duration: duration)
    case .spring(let spring): .spring(spring)
    }
  }

  /// Where the racer is, 0 at the start and 1 at the goal, so many seconds after the start.
  func position(after seconds: Double) -> Double {
    switch course {
    case .curve(let curve, let duration): curve.value(at: min(seconds / duration, 1))
    case .spring(let spring): spring.value(target: 1.0, time: seconds)
    }
  }

  /// The farthest that the racer gets within so many seconds; 1 is the goal.
  func reach(within seconds: Double) -> Double {
    stride(from: 0, through: seconds, by: 0.04).reduce(1) { max($0, position(after: $1)) }
  }

  /// The racers everybody knows.
  static let known = [
    Racer("linear", .linear), Racer("easeIn", .easeIn), Racer("easeOut", .easeOut),
    Racer("easeInOut", .easeInOut), Racer("smooth", .smooth(duration: 0.8)),
    Racer("snappy", .snappy(duration: 0.8)), Racer("bouncy", .bouncy(duration: 0.8)),
  ]
}
