import TermAnim

/// How much of the ring is to be filled.
@MainActor @Observable
final class PercentModel: Colorful {
  /// The target, 0 to 100.
  private(set) var percent = 60
  var palette = Palette.all[0]
  /// Counts how often the ring has been aimed at being full after it was not by some dashes.
  private(set) var completions = 0
  /// The least since it was full last: a hand that trembles at the end fills it once.
  @ObservationIgnored private var least = 100
  @ObservationIgnored private var tour = 0

  /// Where the main action goes in turn: whole dashes of the ring, however many it has.
  static let stops = [100, 20, 80, 0, 60]

  /// Aims at a percentage; those out of range at the nearest end.
  func aim(at percent: Int) {
    let target = min(max(percent, 0), 100)
    least = min(least, self.percent, target)
    if target == 100, least <= 95 { (completions, least) = (completions + 1, 100) }
    self.percent = target
  }

  /// Aims at the percentage where a line from the middle of a ring through `point` meets it.
  ///
  /// A hand that turns the ring cannot go on beyond its ends; one that has just been put on it
  /// starts anywhere.
  func aim(at point: CGPoint, inRingOfDiameter diameter: CGFloat, isTurning: Bool = false) {
    let (x, y) = (point.x - diameter / 2, point.y - diameter / 2)
    guard hypot(x, y) > diameter / 8 else { return }
    let turn = atan2(x, -y) / (2 * .pi)
    let percent = Int(((turn < 0 ? turn + 1 : turn) * 100).rounded())
    let isBeyond = isTurning && abs(percent - self.percent) > 50
    aim(at: isBeyond ? (self.percent < 50 ? 0 : 100) : percent)
  }

  func aimAtNextStop() {
    aim(at: Self.stops[tour % Self.stops.count])
    tour += 1
  }
}
