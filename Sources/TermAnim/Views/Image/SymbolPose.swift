/// How a symbol is held in a moment of an effect.
struct SymbolPose: Hashable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  /// In degrees, clockwise.
  var angle = 0.0
  /// Seconds on the way here.
  var duration = 0.25

  static let rest = SymbolPose()
}
