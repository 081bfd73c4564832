import TermAnim

/// How a polygon goes on that a hand lets go while it turns.
enum PolygonThrow {
  static let animation = Animation.timingCurve(0.17, 0.67, 0.3, 1, duration: duration)

  private static let duration = 2.0

  /// The degrees that a polygon goes on for when it is let go with a speed in degrees a second.
  ///
  /// The animation sets out 0.67 / 0.17 times as fast as it goes on average, and so at the speed of
  /// the hand.
  static func way(atSpeed speed: Double) -> Double { speed * duration * 0.17 / 0.67 }
}
