import TermAnim

/// How coarse things are drawn, in words.
///
/// What fits itself to the screen stays as large as it is; strokes, gaps and details grow.
struct Zoom: Hashable {
  /// Points across a pixel, positive.
  let scale: Double
  /// Those that the player began with.
  let firstScale: Double

  /// Seconds for which it is told after a key.
  static let patience = 2.0

  /// Beside how large details were at first.
  var text: String { "details \(Int((firstScale / scale * 100).rounded())) %" }

  /// What would begin with it, and the way back where there is one.
  var hint: String {
    let option = String(format: "--scale %.3g", scale)
    return scale == firstScale ? option : "\(option)   \(PlayerKey.zoomReset.label) resets it"
  }
}
