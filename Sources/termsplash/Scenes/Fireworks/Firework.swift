import TermAnim

/// A rocket and the stars it bursts into, as a function of the time since it was lit.
///
/// Places are shares of the sky's height, from the middle of its foot, y upwards; so a burst is
/// round on every screen.
struct Firework: Hashable, Sendable, Identifiable {
  let id: Int
  let palette: Palette
  /// Where it bursts, but for x, which is a share of the sky's width.
  let apex: CGPoint
  /// Seconds until it is lit.
  let delay: Double
  let seed: UInt64
  var kind = Kind.ball
  /// How far its stars fly, 1 as far as those of most.
  var reach = 1.0

  /// Seconds until the burst, and until the last star is out.
  static let rise = 0.9
  static let life = 3.2
  /// Seconds until it is at its most beautiful: wide open, and nothing out yet.
  static let bloom = 1.55

  /// The age at which it is first seen: where rockets do not fly it is the burst.
  static func start(isStill: Bool) -> Double { isStill ? rise - 0.001 : 0 }

  /// A star on its way.
  struct Spark: Hashable, Sendable {
    let place: CGPoint
    /// Where it was a moment ago.
    let tail: CGPoint
    /// 0 to 1.
    let brightness: Double
    /// Its place in the palette, 0 to 1.
    let hue: Double
    /// How white its middle is, 0 to 1.
    let glint: Double
  }

  /// What shines so many seconds after it was lit; nothing before that and when it is out.
  ///
  /// The aspect is the sky's width over its height. Stars that are `isStill` do not fly, but shine
  /// where they are a little later.
  func sparks(after time: Double, aspect: CGFloat, isStill: Bool = false) -> [Spark] {
    guard time > 0, time < Self.life else { return [] }
    let apex = CGPoint(x: apex.x * aspect, y: apex.y)
    guard time >= Self.rise else { return isStill ? [] : [rocket(to: apex, at: time)] }
    let age = time - Self.rise
    return stars(from: apex, at: isStill ? kind.fullBloom : age, burning: age)
  }

  private func rocket(to apex: CGPoint, at time: Double) -> Spark {
    func place(_ time: Double) -> CGPoint {
      let share = min(max(time / Self.rise, 0), 1)
      return CGPoint(x: apex.x * (0.8 + 0.2 * share), y: apex.y * share * (2 - share))
    }
    return Spark(place: place(time), tail: place(time - 0.2), brightness: 0.8, hue: 0, glint: 0.3)
  }

  /// How bright the burst itself is, 1 when it happens and 0 a third of a second later.
  func flash(after time: Double) -> Double {
    let age = time - Self.rise
    return age < 0 ? 0 : max(1 - age / 0.35, 0)
  }
}
