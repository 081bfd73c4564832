public import Foundation

extension Animation {
  /// A spring without bounce whose effect is combined with what moves already.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring of physical constants whose effect is combined with what moves already.
  ///
  /// Constants that make no sense end it at once; without damping it never ends.
  ///
  /// - Parameters:
  ///   - mass: The mass of what hangs on the spring.
  ///   - stiffness: The force per displacement.
  ///   - damping: The friction per speed; more than critical damping is treated as critical.
  ///   - initialVelocity: The speed at the start, as a share of the way per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      SpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring of a pace and a bounciness whose effect is combined with what moves already.
  ///
  /// - Parameters:
  ///   - duration: About the time in seconds that the spring needs; when it is not positive, the
  ///     animation ends at once.
  ///   - bounce: 0 or less does not bounce, 1 bounces for ever.
  ///   - initialVelocity: The speed at the start, as a share of the way per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    let frequency = duration > 0 ? 2 * .pi / duration : .infinity
    return interpolatingSpring(
      stiffness: frequency * frequency,
      damping: 2 * frequency * Spring.dampingRatio(bounce: bounce),
      initialVelocity: initialVelocity)
  }

  /// A spring with the parameters of another whose effect is combined with what moves already.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}
