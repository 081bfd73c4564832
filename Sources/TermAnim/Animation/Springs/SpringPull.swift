/// How hard a spring pulls, and how much it is held back.
struct SpringPull {
  /// Force for each unit of the way that is left.
  let stiffness: Double
  /// Force for each unit of speed.
  let damping: Double

  /// The most damping, with a share of the stiffness, of which a step of 1/300 of a second leaves
  /// nine tenths of a speed, turned round; from 600 on steps lead ever farther away.
  private static let mostDamping = 570.0
  /// With this one a step forgets its speed.
  private static let creeping = 300.0

  /// The pull of a spring that takes `response` seconds for a free oscillation.
  ///
  /// The stiffness is (2 pi / response) squared, at most 45000, which a response that is not
  /// positive, or NaN, has too. What is damped too much to be integrated creeps as fast as it
  /// should, and stays where it is with infinite damping.
  init(response: Double, dampingFraction: Double) {
    let frequency = 2 * Double.pi / response
    let stiffness = response > 0 ? Double.minimum(frequency * frequency, 45000) : 45000
    let damping = 2 * stiffness.squareRoot() * dampingFraction
    if damping + stiffness / 600 > Self.mostDamping {
      (self.stiffness, self.damping) = (stiffness * (Self.creeping / damping), Self.creeping)
    } else {
      (self.stiffness, self.damping) = (stiffness, damping)
    }
  }
}
