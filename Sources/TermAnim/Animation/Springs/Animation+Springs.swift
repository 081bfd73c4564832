public import Foundation

extension Animation {
  /// The animation that is used when none is named: it moves as `spring` does.
  public static let `default` = Animation(DefaultAnimation())

  /// A spring without bounce that settles in about half a second.
  public static var spring: Animation { spring() }

  /// A spring of a pace and a bounciness that takes over the speed of what moved before.
  ///
  /// - Parameters:
  ///   - duration: About the time in seconds that the spring needs; 0.03 where it is less, or NaN.
  ///   - bounce: 0 does not bounce, 1 bounces for ever, less than 0 creeps.
  ///   - blendDuration: The time in seconds in which the pace of the spring before changes into
  ///     this one's.
  /// - Returns: The animation.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    fluidSpring(duration, Spring.dampingRatio(bounce: bounce), blendDuration)
  }

  /// A spring of a period and a share of the critical damping that takes over the speed of what
  /// moved before.
  ///
  /// - Parameters:
  ///   - response: The period in seconds that the spring would have without damping; 0.03 where it
  ///     is less, or NaN.
  ///   - dampingFraction: Less than 1 bounces, more than 1 creeps.
  ///   - blendDuration: The time in seconds in which the response of the spring before changes into
  ///     this one's.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluidSpring(response, dampingFraction, blendDuration)
  }

  /// A spring with the parameters of another that takes over the speed of what moved before.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    fluidSpring(spring.response, spring.dampingRatio, blendDuration)
  }

  /// A quick spring, to follow a finger or a pointer.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A quick spring of about `duration` seconds with a bounce of 0.15 and what `extraBounce` adds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring of a period and a share of the critical damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluidSpring(response, dampingFraction, blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring of about `duration` seconds without bounce, or with what `extraBounce` says.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15.
  public static var snappy: Animation { snappy() }

  /// A spring of about `duration` seconds with a bounce of 0.15 and what `extraBounce` adds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }

  /// A spring of about `duration` seconds with a bounce of 0.3 and what `extraBounce` adds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private static func fluidSpring(
    _ response: Double, _ dampingFraction: Double, _ blendDuration: Double
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }
}
