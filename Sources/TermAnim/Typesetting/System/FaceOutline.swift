/// The outline of a character of some face, in pixels.
struct FaceOutline: Sendable {
  /// Y down from the baseline, x from where the character's room begins.
  var path: Path
  var advance: Double
}
