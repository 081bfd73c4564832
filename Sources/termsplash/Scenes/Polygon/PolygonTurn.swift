import TermAnim

/// What turns the polygon when no hand holds it.
enum PolygonTurn {
  /// A key, by a step.
  case key
  /// A hand that has let it go while it turned.
  case throwing

  var animation: Animation {
    switch self {
    case .key: .spring(duration: 0.6, bounce: 0.3)
    case .throwing: .timingCurve(0.17, 0.67, 0.3, 1, duration: Self.duration)
    }
  }

  private static let duration = 2.0

  /// The degrees that a polygon goes on for when it is let go with a speed in degrees a second.
  ///
  /// The curve of `throwing` sets out 0.67 / 0.17 times as fast as it goes on average, and so at the speed of
  /// the hand.
  static func way(atSpeed speed: Double) -> Double { speed * duration * 0.17 / 0.67 }
}
