/// Decides what a link that cannot keep up may leave out: how far shown colours may be off.
///
/// Animation time is never slowed down; a lagging link drops frames by itself, because no frame is
/// made while another is on its way. What the governor adds is a tolerance for the colours of
/// moving pictures, which makes frames smaller, so that more of them fit. It rises while frames
/// take longer than the clock's interval to leave, the faster the longer, and is zero for a picture
/// at rest.
struct LinkGovernor {
  /// The largest distance between a shown colour and the true one, in OKLab; just noticeable is
  /// about 0.02.
  static let widestTolerance: Double = 0.06
  private static let step: Double = 0.01

  /// The tolerance for the next frame of a moving picture.
  private(set) var tolerance: Double = 0

  /// Notes how long the last frame took to leave, in intervals of the frame clock.
  mutating func frameLeft(after intervals: Double) {
    if intervals > 1 {
      tolerance = min(tolerance + Self.step * intervals, Self.widestTolerance)
    } else if intervals < 0.5 {
      tolerance = max(tolerance - Self.step, 0)
    }
  }
}
