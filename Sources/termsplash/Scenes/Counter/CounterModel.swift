import TermAnim

/// The number that the counter is to show.
@MainActor
final class CounterModel: ObservableObject, Colorful {
  /// The most digits there are.
  nonisolated static let places = 4
  /// The largest number there is, and the smallest without its sign.
  static let limit = 9999
  /// Where the main action goes in turn.
  static let stops = [1000, 42, 365, -12, 2048, 7, 999]

  /// The target, within the limits.
  @Published private(set) var number = 999
  /// What the wheels may show: they swing beyond a number by no sign and no further wheel.
  private(set) var range = 0.0...9999
  /// Whether wheels are to go, or a sign is to come, for which the number has yet to be small.
  private(set) var isShrinking = false
  /// The last numbers, of which wheels that are turned on and on may still show the first.
  private var recent = [999]
  @Published var palette = Palette.all[1]
  private var random: SplitMix64
  private var tour = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Rolls to a number; those out of range to the nearest end.
  func roll(to number: Int) {
    let target = min(max(number, -Self.limit), Self.limit)
    recent = (recent + [target]).suffix(16)
    let most = recent.map { Self.largest(withWheelsOf: $0) }.max() ?? 0
    range = (recent.contains { $0 < 0 } ? -most : 0)...most
    isShrinking =
      target.magnitude < self.number.magnitude || target < 0 && self.number >= 0
    self.number = target
  }

  /// The largest number with as many wheels as another one, whatever its sign.
  private static func largest(withWheelsOf number: Int) -> Double {
    pow(10, Double(String(number.magnitude).count)) - 1
  }

  func rollToNextStop() {
    roll(to: Self.stops[tour % Self.stops.count])
    tour += 1
  }

  func rollAnywhere() {
    roll(to: Int.random(in: -99...Self.limit, using: &random))
  }

  /// Rolls to what was typed, and returns whether that is a number in the range, or nothing.
  func roll(toEntry text: String) -> Bool {
    guard !text.isEmpty else { return true }
    guard let number = Int(text), number.magnitude <= Self.limit.magnitude else { return false }
    roll(to: number)
    return true
  }
}
