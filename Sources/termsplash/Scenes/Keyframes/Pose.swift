import TermAnim

/// How the figure stands, in shares of its own size.
struct Pose: Hashable, Sendable {
  /// Above the ground.
  var height = 0.0
  /// To the right of the middle.
  var aside = 0.0
  /// How much higher than wide; the area stays the same.
  var stretch = 1.0
  /// Degrees clockwise.
  var angle = 0.0
  /// How far the eyes are open.
  var eyes = 1.0

  /// The angle at which it stands upright next: a turn is gone on with from its first quarter on.
  var upright: Double { (angle / 360 + 0.25).rounded() * 360 }
}
