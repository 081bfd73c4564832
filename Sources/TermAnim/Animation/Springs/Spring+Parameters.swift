public import Foundation

extension Spring {
  /// The duration in seconds that sets the pace; infinite for a spring that never moves.
  public var duration: TimeInterval {
    isFrozen ? .infinity : 2 * .pi / naturalFrequency
  }

  /// How bouncy the spring is: 0 not at all, 1 for ever, less than 0 when it creeps.
  public var bounce: Double {
    angularFrequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }

  /// The period in seconds that the spring would have without damping.
  public var response: Double { duration }

  /// The share of the critical damping; 1 for a spring that is at its target at once.
  public var dampingRatio: Double {
    if isFrozen { return .infinity }
    return isInstant ? 1 : decayConstant / naturalFrequency
  }

  /// The force per displacement.
  ///
  /// As in SwiftUI it is too large for an overdamped spring, whose frequency is not one.
  public var stiffness: Double {
    mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
  }

  /// The friction per speed.
  public var damping: Double {
    2 * decayConstant * mass
  }

  /// No bounce.
  public static var smooth: Spring { smooth() }

  /// No bounce, or what `extraBounce` says, in about `duration` seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A small bounce of 0.15.
  public static var snappy: Spring { snappy() }

  /// A small bounce of 0.15 and what `extraBounce` adds, in about `duration` seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// A bounce of 0.3 and what `extraBounce` adds, in about `duration` seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// Whether the damping is infinite, so that nothing moves.
  var isFrozen: Bool { angularFrequency == -.infinity }

  /// Whether the spring is at its target at once.
  var isInstant: Bool { decayConstant == .infinity && !isFrozen }

  /// The frequency in radians per second that the spring would have without damping.
  private var naturalFrequency: Double {
    (decayConstant * decayConstant + angularFrequency * angularFrequency.magnitude).squareRoot()
  }
}
