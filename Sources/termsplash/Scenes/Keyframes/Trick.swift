import TermAnim

/// Something the figure can do: where each part of its pose goes, and how long that takes.
///
/// Parts that a trick has no use for go back to rest: another one may have left them on their way.
struct Trick: Hashable, Sendable {
  /// A value and the seconds to get there.
  struct Step: Hashable, Sendable {
    let value: Double
    let duration: Double

    init(_ value: Double, _ duration: Double) {
      (self.value, self.duration) = (value, duration)
    }
  }

  var height = [Step(0, 0.35)]
  var aside = [Step(0, 0.35)]
  var stretch = [Step(1, 0.35)]
  var angle = [Step(0, 0.35)]
  var eyes = [Step(1, 0.35)]

  /// The tricks, in the order of their keys.
  ///
  /// Each ends as it begins, up to whole turns.
  static let all = [hop, no, cartwheel]

  private static let hop = Trick(
    height: [Step(0, 0.22), Step(0.85, 0.3), Step(0, 0.28), Step(0, 0.5)],
    stretch: [
      Step(0.72, 0.2), Step(1.3, 0.16), Step(1, 0.2), Step(1.18, 0.22), Step(0.74, 0.12),
      Step(1.1, 0.16), Step(1, 0.24),
    ],
    eyes: [Step(0.5, 0.2), Step(1.2, 0.2), Step(1, 0.9)])

  /// A shake of the whole head.
  private static let no = Trick(
    aside: [
      Step(-0.22, 0.16), Step(0.22, 0.2), Step(-0.18, 0.2), Step(0.1, 0.18), Step(0, 0.18),
    ],
    angle: [Step(-7, 0.16), Step(7, 0.2), Step(-6, 0.2), Step(3, 0.18), Step(0, 0.18)],
    eyes: [Step(0.25, 0.16), Step(0.25, 0.6), Step(1, 0.16)])

  private static let cartwheel = Trick(
    height: [Step(0, 0.2), Step(0.5, 0.35), Step(0, 0.35), Step(0, 0.35)],
    aside: [Step(-0.25, 0.2), Step(0.5, 0.7), Step(0.5, 0.1), Step(0, 0.5)],
    stretch: [Step(0.8, 0.2), Step(1.1, 0.3), Step(0.8, 0.5), Step(1, 0.3)],
    angle: [Step(-12, 0.2), Step(360, 0.7), Step(360, 0.6)])
}
